import { useEffect, useState } from 'react';
import { useObservable } from '../../shared/observable';
import { usePageServices } from '../../shared/page-services';
import type { ShareCard } from './draw-share-card';
import { paintShareCard } from './paint-share-card';

export interface PaintedCard {
  /** The picture as a data address: the page's policy lets no other made-up picture in. */
  readonly url: string;
  readonly file: File;
}

/**
 * The card as a picture in the present theme. Undefined until it is painted, null where that cannot be done.
 * @param card the same object as long as it says the same
 */
export function useShareCard(card: ShareCard): PaintedCard | null | undefined {
  const { theme } = usePageServices();
  const shown = useObservable(theme);
  const [painted, setPainted] = useState<PaintedCard | null>();
  useEffect(() => {
    let isLeft = false;
    void paint(card).then((picture) => {
      if (!isLeft) setPainted(picture);
    });
    return () => {
      isLeft = true;
    };
  }, [card, shown]);
  return painted;
}

async function paint(card: ShareCard): Promise<PaintedCard | null> {
  const blob = await paintShareCard(document, card);
  if (blob === null) return null;
  return { url: await dataUrl(blob), file: new File([blob], fileName(card), { type: 'image/png' }) };
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === 'string' ? reader.result : '');
    reader.onerror = () => reject(new Error('The picture cannot be read', { cause: reader.error }));
    reader.readAsDataURL(blob);
  });
}

function fileName({ title, result }: ShareCard): string {
  const name = title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
  return `${name}-${result.gameNumber ?? 'custom'}.png`;
}
