import type { Plugin } from 'vite';

const CONNECTOR = /^class Connector extends EventEmitter \{$[\s\S]*?^\}$/m;

/**
 * Lets the build leave out what the page does not use of i18next: the part that fetches catalogues, since the page
 * brings its own, and the sentences for developers, which are written only where debugging is switched on.
 */
export function leanI18next(): Plugin {
  return {
    name: 'lean-i18next',
    apply: 'build',
    transform: {
      filter: { id: /node_modules\/i18next\/dist\/esm\/i18next\.js$/ },
      handler(code) {
        if (!CONNECTOR.test(code)) throw new Error('i18next has no longer the part that is left out of it');
        return {
          code: code
            .replace(CONNECTOR, 'class Connector extends EventEmitter {\n  state = {};\n}')
            .replace(/(?<!=> )\bthis\.logger\.(?:warn|deprecate)\(.*\);$/gm, 'void 0;'),
          map: null,
        };
      },
    },
  };
}
