import { dateOfNumber } from '@proximity/rules/game-date';
import { useMemo } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { shortDate } from '../../shared/game/short-date';
import { usePageServices } from '../../shared/page-services';
import { SisterGames } from '../../shared/ui/sister-games';
import type { ShareCard } from './draw-share-card';
import styles from './results.module.css';
import { ShareActions } from './share-actions';
import { ShareCardView } from './share-card-view';
import { ShareWays } from './share-ways';
import { useShareCard } from './use-share-card';
import type { ShareResults } from './use-share-results';

/** Everything to tell others with, and what else there is to play. */
export function ShareTab({ results }: { readonly results: ShareResults }) {
  const { t } = useTexts();
  const card = useCard(results);
  const painted = useShareCard(card);
  return (
    <>
      <ShareCardView card={card} painted={painted} />
      <ShareActions text={results.text} card={painted} />
      <ShareWays results={results} />
      <h3 className={styles.heading}>{t('share.otherGames')}</h3>
      <SisterGames />
    </>
  );
}

function useCard({ result, link }: ShareResults): ShareCard {
  const { site } = usePageServices();
  const { t, language } = useTexts();
  const { gameNumber } = result;
  const date = gameNumber === null ? undefined : dateOfNumber(gameNumber);
  const game = date === undefined ? t('game.custom') : `#${gameNumber} · ${shortDate(date, language, t)}`;
  const guesses = t('share.guesses', { count: result.guesses });
  const hints = t('share.hints', { count: result.hints });
  const address = new URL(link).host;
  return useMemo(
    () => ({ result, title: site.title, game, guesses, hints, address }),
    [result, site, game, guesses, hints, address],
  );
}
