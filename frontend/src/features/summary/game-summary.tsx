import type { GameState } from '@proximity/rules/game-state';
import { useAccount } from '../../account/use-account';
import type { Today } from '../../api/use-today';
import { useSummary, type GameSummary as Summary } from '../../api/use-summary';
import { useTexts } from '../../i18n/use-texts';
import { Emphasis } from '../../shared/ui/emphasis';
import styles from './game-summary.module.css';
import { standingOf } from './standing';
import { SummarySkeleton } from './summary-skeleton';
import { SummaryTable } from './summary-table';
import { howItWent, whereYouStand } from './summary-texts';

export interface GameSummaryProps {
  /** A game that is over. */
  readonly game: GameState;
  readonly today: Today;
}

/** How a day's game went for everyone. Nothing where nobody can know: a game of one's own, or no answer. */
export function GameSummary({ game, today }: GameSummaryProps) {
  const { mode, lang, gameNumber, code, secretWord } = game;
  const isAsked = code === null && gameNumber > 0 && secretWord !== null;
  // what is played a day late is in no count of the daily game
  const isMember = useAccount().user !== null && mode !== 'yesterday';
  const { data, error } = useSummary(
    isAsked ? { mode, lang, gameNumber, word: secretWord } : null,
    ({ includesOwn }) => isMember && !includesOwn,
  );
  if (!isAsked || (data === undefined && error !== undefined)) return null;
  return (
    <section className={styles.summary} aria-labelledby="game-summary">
      <Head gameNumber={gameNumber} today={today} players={data?.players} />
      {data === undefined ? <SummarySkeleton /> : <Told summary={data} game={game} isMember={isMember} />}
    </section>
  );
}

interface HeadProps {
  readonly gameNumber: number;
  readonly today: Today;
  readonly players: number | undefined;
}

function Head({ gameNumber, today, players }: HeadProps) {
  const { t } = useTexts();
  const isToday = gameNumber === today.gameNumber;
  return (
    <header className={styles.head}>
      <h2 id="game-summary">{isToday ? t('summary.today') : t('summary.ofGame', { gameNumber })}</h2>
      {players !== undefined && players > 0 && <span>{t('summary.players', { count: players })}</span>}
    </header>
  );
}

interface ToldProps {
  readonly summary: Summary;
  readonly game: GameState;
  readonly isMember: boolean;
}

function Told({ summary, game, isMember }: ToldProps) {
  const { t } = useTexts();
  const standing = standingOf(summary, game, isMember);
  return (
    <>
      <p className={styles.say}>
        {howItWent(t, summary)} {standing && <Emphasis text={whereYouStand(t, standing)} />}
      </p>
      {summary.finished > 0 && <SummaryTable summary={summary} game={game} isMember={isMember} />}
      <p className={styles.note}>{t('summary.note')}</p>
    </>
  );
}
