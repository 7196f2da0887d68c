/**
 * Serves a folder of static files as a common host does: a directory by its index.html (adding the slash that
 * relative links need), 404.html for what is not there, compression, validation by ETag.
 */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, sep } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.png': 'image/png',
  '.wasm': 'application/wasm',
};
/** Text; what Pagefind writes has its own extensions and is compressed already. */
const COMPRESSIBLE = /\.(html|css|js|json|webmanifest|svg|txt|xml)$/;

interface StaticFile {
  readonly body: Buffer;
  readonly zipped: Buffer | undefined;
  readonly etag: string;
  readonly changed: number;
}

/** Read and compressed files are kept; a file that changed is read again. */
function fileReader() {
  const known = new Map<string, StaticFile>();
  return async (path: string): Promise<StaticFile | undefined> => {
    const info = await stat(path).catch(() => undefined);
    if (!info?.isFile()) return undefined;
    const before = known.get(path);
    if (before?.changed === info.mtimeMs) return before;
    const body = await readFile(path);
    const file = {
      body,
      zipped: COMPRESSIBLE.test(path) ? await promisify(gzip)(body) : undefined,
      etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      changed: info.mtimeMs,
    };
    known.set(path, file);
    return file;
  };
}

export function siteServer(folder: string): Server {
  const read = fileReader();

  const send = (
    request: IncomingMessage,
    response: ServerResponse,
    file: StaticFile,
    path: string,
    status: number,
  ) => {
    const asZip = file.zipped && /\bgzip\b/.test(request.headers['accept-encoding'] ?? '');
    response.setHeader('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream');
    response.setHeader('ETag', file.etag);
    response.setHeader(
      'Cache-Control',
      path.includes(`${sep}_astro${sep}`) ? 'max-age=31536000' : 'no-cache',
    );
    response.setHeader('Vary', 'Accept-Encoding');
    if (status === 200 && request.headers['if-none-match'] === file.etag) {
      response.writeHead(304).end();
      return;
    }
    const body = asZip ? file.zipped : file.body;
    if (asZip) response.setHeader('Content-Encoding', 'gzip');
    response.setHeader('Content-Length', body?.length ?? 0);
    response.writeHead(status).end(request.method === 'HEAD' ? undefined : body);
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const path = join(folder, decodeURIComponent(pathname));
    if (path !== folder && !path.startsWith(folder + sep)) {
      response.writeHead(400).end();
      return;
    }
    const info = await stat(path).catch(() => undefined);
    if (info?.isDirectory() && !pathname.endsWith('/')) {
      response.writeHead(301, { Location: `${pathname}/${search}` }).end();
      return;
    }
    const target = pathname.endsWith('/') ? join(path, 'index.html') : path;
    const found = await read(target);
    if (found) return send(request, response, found, target, 200);
    const missing = join(folder, '404.html');
    const page = await read(missing);
    if (page) return send(request, response, page, missing, 404);
    response.writeHead(404).end();
  };

  return createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(400).end());
  });
}

/** Listens on the port, or on the next free one; gives the port it got. */
export async function listen(server: Server, port: number, host?: string): Promise<number> {
  for (let tried = port; ; tried++) {
    try {
      await new Promise<void>((done, failed) => {
        server.once('error', failed);
        server.listen(tried, host, () => {
          server.off('error', failed);
          done();
        });
      });
      return (server.address() as AddressInfo).port;
    } catch (error) {
      const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
      if (!taken || tried - port >= 100) throw error;
    }
  }
}
