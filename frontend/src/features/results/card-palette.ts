import type { WarmthStep } from '@proximity/rules/warmth-step';

/** Colours and type of the present theme, for a picture that no style sheet reaches. */
export interface CardPalette {
  readonly page: string;
  readonly ink: string;
  readonly muted: string;
  readonly warmth: Readonly<Record<WarmthStep, string>>;
  /** Colour alone does not tell the steps apart. */
  readonly hasOutlines: boolean;
  /** The font at a size in px. */
  readonly text: (size: number) => string;
  readonly bold: (size: number) => string;
}

export function readCardPalette(page: Document): CardPalette {
  const style = getComputedStyle(page.documentElement);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();
  const family = token('font');
  return {
    page: token('page'),
    ink: token('ink'),
    muted: token('muted'),
    // the fill of step 0 is the page's own colour, nearly: its bars take that of edges
    warmth: {
      0: token('edge'),
      1: token('w1'),
      2: token('w2'),
      3: token('w3'),
      4: token('w4'),
      5: token('w5'),
    },
    hasOutlines: page.documentElement.dataset['theme'] === 'contrast',
    text: (size) => `${token('w-text')} ${size}px ${family}`,
    bold: (size) => `${token('w-bold')} ${size}px ${family}`,
  };
}
