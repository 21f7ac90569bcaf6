import react from '@vitejs/plugin-react';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { defaultClientConditions, defineConfig, type ProxyOptions } from 'vite';
import { isFirstLoad } from './vite/first-load.ts';
import { leanI18next } from './vite/lean-i18next.ts';
import { leanRouter } from './vite/lean-router.ts';
import { pageHead } from './vite/page-head.ts';
import { plainImports } from './vite/plain-imports.ts';
import { serviceWorker } from './vite/service-worker.ts';

const gateway = process.env['GATEWAY_URL'] ?? 'http://127.0.0.1:8080';

/** What the gateway answers; every other path is the page's. */
const proxy: Record<string, ProxyOptions> = Object.fromEntries(
  ['^/(proximity|similarity|semantle|api|auth)/', '^/openapi\\.json$', '^/docs(/|$)'].map((path) => [
    path,
    { target: gateway },
  ]),
);

const root = fileURLToPath(new URL('.', import.meta.url));

export default defineConfig({
  root,
  plugins: [react(), pageHead(root), plainImports(), leanRouter(), leanI18next(), serviceWorker(root)],
  // `source` takes the rules of the game from their TypeScript: the services build them as CommonJS
  resolve: { conditions: ['source', ...defaultClientConditions] },
  css: { modules: { generateScopedName: classNameOf } },
  server: { port: 5173, proxy },
  preview: { port: 4173, proxy },
  build: {
    assetsInlineLimit: 0,
    // one style sheet: what a later script shows is styled already, and no script needs a loader for it
    cssCodeSplit: false,
    modulePreload: false,
    target: 'es2022',
    rolldownOptions: {
      output: {
        // what the first page needs is one script, not one per part that another script happens to share
        codeSplitting: {
          groups: [
            {
              debugName: 'first',
              name: (id, build) => (isFirstLoad(id, (each) => build.getModuleInfo(each)) ? 'first' : null),
            },
          ],
        },
      },
    },
  },
});

/** `game-guess-row-found`: says where the class is written, and repeats itself enough to be compressed well. */
function classNameOf(local: string, file: string): string {
  return [basename(dirname(file)), basename(file, '.module.css'), local].join('-');
}
