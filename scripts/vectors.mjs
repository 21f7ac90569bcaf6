// `npm run vectors -- …`: the vector tool, or how to get it.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const tool = fileURLToPath(new URL('../services/similarity/dist/vectors-tool/main.js', import.meta.url));
if (existsSync(tool)) {
  createRequire(import.meta.url)(tool);
} else {
  process.stderr.write('The vector tool is not built yet: run "make build" first.\n');
  process.exitCode = 1;
}
