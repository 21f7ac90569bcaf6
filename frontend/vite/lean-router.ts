import { createRequire } from 'node:module';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Lets the build leave out what the page does not use of React Router. Its components are made by calls that nobody
 * has marked as free of effects, named by assignments, and derived from a class that is read from React's namespace;
 * each of the three keeps all of them, forms and framework included. It also has a build without the warnings for
 * developers, which its package offers to no bundler.
 */
export function leanRouter(): Plugin {
  const development = dirname(createRequire(import.meta.url).resolve('react-router'));
  const production = resolve(development, '..', 'production');
  return {
    name: 'lean-router',
    apply: 'build',
    config: () => ({
      build: { rolldownOptions: { treeshake: { propertyReadSideEffects: false } } },
      resolve: {
        alias: [
          { find: /^react-router$/, replacement: `${production}/index.mjs` },
          { find: /^react-router\/dom$/, replacement: `${production}/dom-export.mjs` },
        ],
      },
    }),
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/.*\.mjs$/ },
      handler: (code) => ({
        code: code
          .replace(/^\w+\.(?:displayName|contextType) = .*$/gm, '')
          .replace(/ = (React\d*\.(?:forwardRef|memo|createContext)\()/g, ' = /*@__PURE__*/ $1'),
        map: null,
      }),
    },
  };
}
