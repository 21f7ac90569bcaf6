import { useTexts } from '../../i18n/use-texts';
import { CARD_HEIGHT, CARD_WIDTH, type ShareCard } from './draw-share-card';
import styles from './results.module.css';
import type { PaintedCard } from './use-share-card';

interface ShareCardViewProps {
  readonly card: ShareCard;
  readonly painted: PaintedCard | null | undefined;
}

/** The picture that is shared, with its place kept until it is painted. */
export function ShareCardView({ card, painted }: ShareCardViewProps) {
  const { t } = useTexts();
  if (painted === null) return null;
  const { hasWon, gameNumber } = card.result;
  const text = t(hasWon ? 'share.cardWon' : 'share.cardLost', {
    game: gameNumber === null ? t('game.custom') : t('game.title', { gameNumber }),
    guesses: card.guesses,
    hints: card.hints,
  });
  return (
    <figure className={styles.card}>
      {painted && <img src={painted.url} alt={text} width={CARD_WIDTH} height={CARD_HEIGHT} />}
    </figure>
  );
}
