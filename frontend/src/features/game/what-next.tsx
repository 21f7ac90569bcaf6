import { gameKey } from '@proximity/rules/game-key';
import type { GameState } from '@proximity/rules/game-state';
import { Link } from '../../shared/navigation/link';
import type { Today } from '../../api/use-today';
import { useTexts } from '../../i18n/use-texts';
import { LaterIcon, type IconName } from '../../shared/ui/later-icon';
import { useSurprise } from '../../shared/use-surprise';
import { readKeptMode } from '../../shared/use-visit-mode';
import { useVisitPath } from '../../shared/use-visit-path';
import { nearestPath } from '../../shared/word-link';
import styles from '../../shared/ui/link-rows.module.css';

interface WhatNextProps {
  readonly game: GameState;
  readonly today: Today;
}

const KINDS = ['junior', 'child'] as const;

/** Where a finished game leads on to. */
export function WhatNext({ game, today }: WhatNextProps) {
  const { t } = useTexts();
  const visitPath = useVisitPath();
  const surprise = useSurprise();
  const { secretWord, lang, mode, gameNumber } = game;
  const listed = readKeptMode(mode);
  const isToday = gameNumber === today.gameNumber && mode === 'daily';
  return (
    <nav className={styles.links} aria-label={t('result.next')}>
      {secretWord !== null && (
        <Link to={nearestPath(secretWord, lang, mode)} state={{ gameKey: gameKey(game) }}>
          <Entry icon="eye" title={t('result.nearestLink')} note={t('result.nearestNote')} />
        </Link>
      )}
      {!isToday && (
        <Link to={visitPath('/')}>
          <Entry
            icon="home"
            title={t('result.today')}
            note={t('result.todayNote', { gameNumber: today.gameNumber })}
          />
        </Link>
      )}
      <Link to={visitPath('/archive', listed === 'daily' ? {} : { mode: listed })}>
        <Entry
          icon="archive"
          title={t('result.archive')}
          note={t('result.archiveNote', { count: today.gameNumber - 1 })}
        />
      </Link>
      <Link to={visitPath('/create-your-own')}>
        <Entry icon="create" title={t('result.createLink')} note={t('result.createNote')} />
      </Link>
      {KINDS.map(
        (kind) =>
          kind !== mode && (
            <Link key={kind} to={visitPath(`/play/${kind}`)}>
              <Entry icon="smile" title={t(`result.${kind}`)} note={t(`result.${kind}Note`)} />
            </Link>
          ),
      )}
      <button type="button" onClick={() => void surprise()}>
        <Entry icon="dice" title={t('result.surprise')} note={t('result.surpriseNote')} />
      </button>
    </nav>
  );
}

interface EntryProps {
  readonly icon: IconName;
  readonly title: string;
  readonly note: string;
}

function Entry({ icon, title, note }: EntryProps) {
  return (
    <>
      <LaterIcon name={icon} />
      <span>
        {title} <small>{note}</small>
      </span>
      <LaterIcon name="right" small />
    </>
  );
}
