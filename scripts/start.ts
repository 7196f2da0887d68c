/** Builds the site when something changed since the last build, serves it, and prints its address. */
import { build } from './lib/build.ts';
import { isBuilt } from './lib/inputs.ts';
import { OUTPUT } from './lib/project.ts';
import { listen, siteServer } from './lib/server.ts';

const { PORT = '4321' } = process.env;
const wanted = Number(PORT);

if (!(await isBuilt())) {
  console.log('Building the site …');
  if (!(await build())) process.exit(1);
}
const port = await listen(siteServer(OUTPUT), wanted);
if (port !== wanted) console.log(`Port ${wanted} is in use; taking ${port}.`);
console.log(`Netrep is at http://localhost:${port}/ (Ctrl+C ends it)`);
