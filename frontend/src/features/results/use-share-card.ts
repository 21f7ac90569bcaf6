import { useEffect, useState } from 'react';
import { useObservable } from '../../shared/observable';
import { usePageServices } from '../../shared/page-services';
import type { ShareCard } from './draw-share-card';
import { paintShareCard } from './paint-share-card';

export interface PaintedCard {
  /** Where the picture can be loaded from as long as it is shown. */
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
    const urls: string[] = [];
    let isLeft = false;
    void paintShareCard(document, card).then((blob) => {
      if (isLeft) return;
      if (blob === null) return setPainted(null);
      const url = URL.createObjectURL(blob);
      urls.push(url);
      setPainted({ url, file: new File([blob], fileName(card), { type: 'image/png' }) });
    });
    return () => {
      isLeft = true;
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, [card, shown]);
  return painted;
}

function fileName({ title, result }: ShareCard): string {
  const name = title.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '-');
  return `${name}-${result.gameNumber ?? 'custom'}.png`;
}
