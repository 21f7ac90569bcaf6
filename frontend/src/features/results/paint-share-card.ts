import { readCardPalette } from './card-palette';
import { CARD_HEIGHT, CARD_WIDTH, drawShareCard, type ShareCard } from './draw-share-card';

/** The card as a PNG, in the present theme; null where the browser cannot draw. */
export async function paintShareCard(page: Document, card: ShareCard): Promise<Blob | null> {
  const canvas = page.createElement('canvas');
  canvas.width = CARD_WIDTH;
  canvas.height = CARD_HEIGHT;
  const context = canvas.getContext('2d');
  if (context === null) return null;
  const palette = readCardPalette(page);
  await loadFonts(page, [palette.text(48), palette.bold(68)], card.title);
  drawShareCard(context, card, palette);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/png'));
}

// A picture in the next best font is better than none.
async function loadFonts(page: Document, fonts: readonly string[], sample: string): Promise<void> {
  await Promise.allSettled(fonts.map((font) => page.fonts.load(font, sample)));
}
