import { readFileSync } from 'node:fs';
import { basename, dirname, resolve } from 'node:path';

const SOURCE = resolve(__dirname, '..');
const html = readFileSync(resolve(SOURCE, '../index.html'), 'utf8');

/** The classes of a style sheet, as the build writes them. */
function classesOf(sheet: string): string[] {
  const prefix = `${basename(dirname(sheet))}-${basename(sheet, '.module.css')}`;
  const text = readFileSync(resolve(SOURCE, sheet), 'utf8');
  return [...text.matchAll(/\.([a-z]\w*)/g)].map(([, name = '']) => `${prefix}-${name}`);
}

test('when the page is painted before its script, then every class of that first head is in a style sheet', () => {
  const used = [...html.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' '));
  const known = ['app/page-frame.module.css', 'shared/ui/logo.module.css'].flatMap(classesOf);
  expect(used.length).toBeGreaterThan(0);
  expect(used.filter((name) => !known.includes(name))).toEqual([]);
});
