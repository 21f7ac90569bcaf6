import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { readThemes } from '../../test/read-themes';

const SOURCE = resolve(__dirname, '..');
const sheets = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css') && !file.endsWith('tokens.css'))
  .map((file) => relative(SOURCE, join(SOURCE, file)));

const COLOUR =
  /#[0-9a-f]{3,8}\b|\b(rgb|rgba|hsl|hsla|hwb|lab|lch|oklab|oklch|color)\(|:\s*(black|white|red|green|blue)\b/gi;
const TIME = /\b\d*\.?\d+m?s\b/g;
const LENGTH = /\b\d*\.?\d+(px|rem|em|pt|vw|vh)\b/g;
const TYPE = /^\s*(font-size|font-weight|font-family|line-height):(?!\s*(var\(|inherit|1\.05|0))/gm;

test('when the style sheets are listed, then there are some', () => {
  expect(sheets.length).toBeGreaterThan(15);
});

describe.each(sheets)('in %s', (sheet) => {
  const text = readFileSync(join(SOURCE, sheet), 'utf8').replace(/\/\*[^]*?\*\//g, '');
  // a media or container query cannot take a custom property
  const rules = text.replace(/@(media|container)[^{]*/g, '@$1 ').replace(/url\([^)]*\)/g, 'url()');

  test.each([
    ['colour', COLOUR],
    ['time', TIME],
    ['length', LENGTH],
    ['size or weight of type', TYPE],
  ])('then no %s is written out: it comes from the tokens', (_what, literal) => {
    expect(rules.replace(/\b0(px|ms|s)\b/g, '').match(literal) ?? []).toEqual([]);
  });

  test('then every token that it takes is there', () => {
    const tokens = readFileSync(join(SOURCE, 'theme/tokens.css'), 'utf8');
    const taken = [...text.matchAll(/var\(--([\w-]+)/g)].map(([, token = '']) => token);
    const own =
      /fill|on|soft|tex|p|h|away-w|away-of|cut-at|trail-(fill|mark)|row-(top|right)|rows|said|hundredth/;
    const unknown = taken.filter(
      (token) => !tokens.includes(`--${token}:`) && !new RegExp(`^(${own.source})$`).test(token),
    );
    expect(unknown).toEqual([]);
  });
});

test('when the page names its colour to the browser before any script, then it is that of the tokens', () => {
  const html = readFileSync(resolve(SOURCE, '../index.html'), 'utf8');
  const named = [...html.matchAll(/theme-color" content="(#\w+)"/g)].map(([, colour = '']) =>
    colour.toLowerCase(),
  );
  const themes = readThemes();
  expect(named).toEqual([themes.get('light')?.get('page'), themes.get('dark')?.get('page')]);
});
