import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { HtmlTagDescriptor, Plugin } from 'vite';

const BOOT = '/src/theme/theme-boot.js';
const FIRST_FONT = /figtree-latin-wght-normal-.*\.woff2$/;

/**
 * Finishes the head of the built page: the theme script, which has to be a classic one to run before the first
 * paint, becomes a hashed asset, and the font that every visitor needs is fetched beside the style sheet
 * instead of after it.
 */
export function pageHead(root: string): Plugin {
  const source = readFileSync(resolve(root, `.${BOOT}`), 'utf8');
  const bootFile = `assets/theme-boot-${createHash('sha256').update(source).digest('hex').slice(0, 8)}.js`;
  return {
    name: 'page-head',
    apply: 'build',
    buildStart() {
      this.emitFile({ type: 'asset', fileName: bootFile, source });
    },
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle }) {
        const font = Object.keys(bundle ?? {}).find((name) => FIRST_FONT.test(name));
        const tags: HtmlTagDescriptor[] = font ? [fontPreload(font)] : [];
        return { html: html.replace(BOOT, `/${bootFile}`), tags };
      },
    },
  };
}

function fontPreload(file: string): HtmlTagDescriptor {
  const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: true };
  return { tag: 'link', attrs, injectTo: 'head' };
}
