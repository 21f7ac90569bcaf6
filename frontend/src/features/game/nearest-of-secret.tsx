import { gameKey } from '@proximity/rules/game-key';
import type { GameState } from '@proximity/rules/game-state';
import { MAX_PERCENTILE } from '@proximity/rules/game-limits';
import { Link } from '../../shared/navigation/link';
import { useNearestWords } from '../../api/use-nearest-words';
import { useTexts } from '../../i18n/use-texts';
import { nearestPath } from '../../shared/word-link';
import styles from './nearest-of-secret.module.css';

const SHOWN = 12;

/** The words that would have been nearest, with the way to all of them. Nothing, where the list cannot be had. */
export function NearestOfSecret({ game }: { readonly game: GameState }) {
  const { t } = useTexts();
  const { secretWord, lang, mode } = game;
  const { data, error } = useNearestWords(secretWord === null ? null : { word: secretWord, lang, mode });
  if (secretWord === null || error !== undefined || data?.data.length === 0) return null;
  const rows = data?.data.slice(1, 1 + SHOWN) ?? [];
  return (
    <section aria-labelledby="nearest-words">
      <header className={styles.head}>
        <h2 id="nearest-words">{t('result.nearest')}</h2>
        <Link to={nearestPath(secretWord, lang, mode)} state={{ gameKey: gameKey(game) }}>
          {t('result.seeAll')}
        </Link>
      </header>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('result.rank')}</th>
            <th scope="col">{t('result.word')}</th>
            <th scope="col">{t('result.similarity')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ neighbor, display, similarity, percentile }) => (
            <tr key={neighbor}>
              <td>{MAX_PERCENTILE + 1 - percentile}</td>
              <td lang={lang}>{display}</td>
              <td>{(similarity * 100).toFixed(2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
