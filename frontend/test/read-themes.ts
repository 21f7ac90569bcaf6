import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const TOKENS = resolve(__dirname, '../src/theme/tokens.css');

/** The colours of every theme, by name: `light` → `page` → `#faf9f5`. */
export function readThemes(): ReadonlyMap<string, ReadonlyMap<string, string>> {
  const themes = new Map<string, ReadonlyMap<string, string>>();
  for (const [, selectors = '', body = ''] of readFileSync(TOKENS, 'utf8').matchAll(
    /([^{}]*)\{([^{}]*)\}/g,
  )) {
    const name = /data-theme='(\w+)'/.exec(selectors)?.[1];
    if (name === undefined) continue;
    const colours = [...body.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/gi)];
    themes.set(name, new Map(colours.map(([, token = '', colour = '']) => [token, colour])));
  }
  return themes;
}

/** The contrast of two colours as WCAG has it, 1 to 21; 0 if one of them is not there. */
export function contrastRatio(front: string | undefined, back: string | undefined): number {
  if (front === undefined || back === undefined) return 0;
  const [darker = 0, lighter = 0] = [luminance(front), luminance(back)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(parseInt(colour.slice(at, at + 2), 16) / 255),
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function linear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}
