// The JavaScript that the first page loads: what index.html names, and what that imports at once. Fails above the limit.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

const LIMIT_KB = 120;
const dist = join(import.meta.dirname, '..', 'frontend', 'dist');
const page = readFileSync(join(dist, 'index.html'), 'utf8');
const found = new Set();

for (const [, file] of page.matchAll(/(?:src|href)="\/([^"]+\.js)"/g)) visit(file);

const sizes = [...found].map((file) => ({ file, bytes: gzipSync(readFileSync(join(dist, file))).length }));
const total = sizes.reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
for (const { file, bytes } of sizes)
  process.stdout.write(`${(bytes / 1000).toFixed(1).padStart(8)} kB  ${file}\n`);
process.stdout.write(`First-load JavaScript: ${total.toFixed(1)} kB gzip of at most ${LIMIT_KB} kB\n`);
if (found.size === 0 || total > LIMIT_KB) process.exitCode = 1;

/** Static imports only: a lazy part is not loaded at first. */
function visit(file) {
  if (found.has(file)) return;
  found.add(file);
  const code = readFileSync(join(dist, file), 'utf8');
  for (const [, target] of code.matchAll(/(?:^|[;}\n])(?:import|export)[^;("']*["']\.\/([^"']+\.js)["']/g)) {
    visit(join(file, '..', target));
  }
}
