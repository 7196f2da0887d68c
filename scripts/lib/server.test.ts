import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listen, siteServer } from './server.ts';

const folder = mkdtempSync(join(tmpdir(), 'netrep-server-'));
mkdirSync(join(folder, 'swm'));
writeFileSync(join(folder, 'index.html'), '<p>home</p>');
writeFileSync(join(folder, '404.html'), '<p>missing</p>');
writeFileSync(join(folder, 'swm/index.html'), '<p>swm</p>');

const servers: Server[] = [];
let at = '';
let port = 0;

beforeAll(async () => {
  const server = siteServer(folder);
  servers.push(server);
  port = await listen(server, 0, '127.0.0.1');
  at = `http://127.0.0.1:${port}`;
});
afterAll(() => {
  for (const server of servers) server.close();
});

describe('the server of npm start', () => {
  it('gives a directory its index page', async () => {
    const response = await fetch(`${at}/swm/`);
    expect(await response.text()).toBe('<p>swm</p>');
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('content-encoding')).toBe('gzip');
  });

  it('adds the slash that relative links need, and keeps the query', async () => {
    const response = await fetch(`${at}/swm?q=1`, { redirect: 'manual' });
    expect(response.status).toBe(301);
    expect(response.headers.get('location')).toBe('/swm/?q=1');
  });

  it('answers an unknown address with 404.html', async () => {
    const response = await fetch(`${at}/nothing/here/`);
    expect(response.status).toBe(404);
    expect(await response.text()).toBe('<p>missing</p>');
  });

  it('sends nothing twice', async () => {
    const etag = (await fetch(`${at}/`)).headers.get('etag') ?? '';
    expect((await fetch(`${at}/`, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('stays inside its folder and survives malformed addresses', async () => {
    expect((await fetch(`${at}/..%2f..%2fetc/passwd`)).status).toBe(400);
    expect((await fetch(`${at}/%E0%A4%A`)).status).toBe(400);
    expect((await fetch(`${at}/a%00b`)).status).toBeGreaterThanOrEqual(400);
  });

  it('takes the next port when one is in use', async () => {
    const second = siteServer(folder);
    servers.push(second);
    expect(await listen(second, port, '127.0.0.1')).toBeGreaterThan(port);
  });
});
