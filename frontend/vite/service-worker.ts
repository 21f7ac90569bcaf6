import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Plugin } from 'vite';

const SOURCE = 'src/offline/service-worker.js';
/** Of the font, what English needs: other letters are fetched when they are met. */
const KEPT = /\.(js|css|svg)$|figtree-latin-wght-normal-.*\.woff2$/;

/** Writes the service worker at `/sw.js`, with the names of all files of this build and a version made of them. */
export function serviceWorker(root: string): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const built = Object.keys(bundle).filter((file) => file.startsWith('assets/') && KEPT.test(file));
        const open = readdirSync(resolve(root, 'public')).filter((file) => /\.(svg|webmanifest)$/.test(file));
        const files = [...built, ...open].sort().map((file) => `/${file}`);
        const page = readFileSync(resolve(root, 'index.html'), 'utf8');
        const version = createHash('sha256').update(page).update(files.join()).digest('hex').slice(0, 12);
        const source = readFileSync(resolve(root, SOURCE), 'utf8')
          .replace('__VERSION__', version)
          .replace('__FILES__', files.join(' '));
        this.emitFile({ type: 'asset', fileName: 'sw.js', source });
      },
    },
  };
}
