import type { Plugin } from 'vite';

/**
 * Leaves `import()` as it is. Vite wraps it in a loader of the style sheets and scripts that the imported one needs;
 * there is one style sheet, and the loader would be part of what a first visit has to fetch.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /^\0?vite\/preload-helper\.js$/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
