/** Builds the site when something changed since the last build, serves it, and prints its address. */
import { build } from './lib/build.ts';
import { isBuilt } from './lib/inputs.ts';
import { OUTPUT } from './lib/project.ts';
import { listen, siteServer } from './lib/server.ts';

const PORT = Number(process.env['PORT'] ?? 4321);

if (!(await isBuilt())) {
  console.log('Building the site …');
  if (!(await build())) process.exit(1);
}
const port = await listen(siteServer(OUTPUT), PORT);
if (port !== PORT) console.log(`Port ${PORT} is in use; taking ${port}.`);
console.log(`Netrep is at http://localhost:${port}/ (Ctrl+C ends it)`);
