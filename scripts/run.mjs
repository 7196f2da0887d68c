/**
 * Runs scripts/<name>.ts for `npm start`, `npm test` and the others: installs what package-lock.json asks for
 * when it is missing, then starts the script on the pinned Node. Plain JavaScript for whatever Node (20 or
 * later) the machine has; needs no package itself.
 */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const [name = '', ...args] = process.argv.slice(2);
const script = join(root, 'scripts', `${name}.ts`);

/** @param {string} message @returns {never} */
function stop(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

/** Do node_modules hold what package-lock.json asks for? npm keeps its own record of what it installed. */
function isInstalled() {
  const installed = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(installed)) return false;
  const packagesOf = (/** @type {string} */ file) => JSON.parse(readFileSync(file, 'utf8')).packages;
  const present = packagesOf(installed);
  return Object.entries(packagesOf(join(root, 'package-lock.json'))).every(
    ([path, wanted]) =>
      path === '' || wanted.optional || wanted.devOptional || present[path]?.version === wanted.version,
  );
}

function install() {
  console.error('Installing packages (npm install) …');
  // Not `npm ci`: it refuses a lock file that leaves out an optional package for another system. Versions are
  // those of the lock file all the same, and --no-save keeps it as it is. Warnings are about the Node that runs
  // npm, which is not the one that runs the project.
  const options = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'];
  const { npm_execpath: npm } = process.env;
  const { status, error } = npm?.endsWith('npm-cli.js')
    ? spawnSync(process.execPath, [npm, ...options], { cwd: root, stdio: ['ignore', 2, 2] })
    : spawnSync('npm', options, { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' });
  if (error) stop(`npm could not be started (${error.message}). Install Node.js with npm, then try again.`);
  if (status !== 0) {
    stop(
      'The packages could not be installed; npm says why above. They are downloaded once, so this needs a\n' +
        'connection to the npm registry. When you are online again, run the same command again.',
    );
  }
}

/** The Node that package.json pins; the one that runs this file when it can run TypeScript too. */
function pinnedNode() {
  const pinned = join(root, 'node_modules/node/bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (existsSync(pinned)) return pinned;
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  if (major > 22 || (major === 22 && minor >= 18)) return process.execPath;
  return stop(
    `This needs the pinned Node in node_modules/node, which npm did not set up (are install scripts off?), or\n` +
      `Node 22.18 or later; this is Node ${process.versions.node}. Run "npm rebuild node", or install a later Node.`,
  );
}

if (!/^[a-z]+$/.test(name) || !existsSync(script)) stop(`There is no script "${name}".`);
if (!isInstalled()) install();

const child = spawn(pinnedNode(), [script, ...args], { stdio: 'inherit' });
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  // The child decides when to end; this process follows it with its code.
  process.on(signal, () => child.kill(signal));
}
child.on('error', (error) => stop(`The script could not be started: ${error.message}`));
child.on('exit', (code, signal) => process.exit(code ?? 128 + (signal ? constants.signals[signal] : 0)));
