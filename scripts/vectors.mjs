// `npm run vectors -- …`: the vector tool, or how to get it.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

const tool = join(import.meta.dirname, '..', 'services', 'similarity', 'dist', 'vectors-tool', 'main.js');
if (existsSync(tool)) {
  createRequire(import.meta.url)(tool);
} else {
  process.stderr.write('The vector tool is not built yet: run "make build" first.\n');
  process.exitCode = 1;
}
