// Prints one fact about the local run, e.g. `node scripts/running.mjs accountsAddress`; nothing when none is running.
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const file = resolve(import.meta.dirname, '..', process.env.DATA_DIR ?? 'var', 'running.json');
try {
  process.stdout.write(String(JSON.parse(readFileSync(file, 'utf8'))[process.argv[2]] ?? ''));
} catch {
  // No file: nothing runs, and whoever asked says so.
}
