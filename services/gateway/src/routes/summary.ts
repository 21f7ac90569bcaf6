import { AppError, type ErrorCode } from '@proximity/common/app-error';
import { readGameMode, scheduledMode } from '@proximity/common/game-mode';
import { gameParams, gameQuery } from '../api/game';
import { summaryAnswer } from '../api/summary';
import type { GameId, GameSchedule } from '../game-schedule/game-schedule';
import { route, SERVICE_ERRORS, type Route } from '../http/route';
import type { Sender } from '../http/sender';
import type { Limits } from '../limits/limits';
import { networkOf } from '../limits/network-of';
import type { MemberGame, Play } from '../play/play';
import type { Stats } from '../stats/stats';
import { gameCodeOf } from './game-code-of';
import { readGameNumber } from './read-game-number';
import { readPlace } from './read-place';

export interface SummaryParts {
  gameSchedule: GameSchedule;
  play: Play;
  stats: Stats;
  limits: Limits;
}

const WORD = 'x-game-word';
/** An account may be gone while its token still holds. */
const UNKNOWN: ReadonlySet<ErrorCode> = new Set<ErrorCode>(['unavailable', 'unauthenticated']);

/** How a game went, for whom it can spoil nothing any more: who has finished it, or knows its word. */
export function summaryRoute(parts: SummaryParts): Route {
  return route({
    method: 'get',
    path: '/proximity/game/{gameNumber}/summary',
    summary:
      "How a game went for all members. For members who have finished it, and whoever sends the game's word.",
    access: 'visitor',
    params: gameParams,
    query: gameQuery,
    headers: { [WORD]: 'The word of the game, percent-encoded UTF-8. Never logged.' },
    answer: summaryAnswer,
    errors: [
      ...SERVICE_ERRORS,
      'date_not_found',
      'future_game',
      'unknown_language',
      'not_finished',
      'too_many_requests',
    ],
    cache: 'no-store',
    async handle({ params, query, userId, sender, requestId }) {
      const { lang, mode } = readPlace(query, 'en');
      // Yesterday's game is the daily one of its number.
      const place = { lang, mode: scheduledMode(readGameMode(mode)) };
      const game = { ...place, gameNumber: readGameNumber(params.gameNumber) };
      const gameCode = gameCodeOf(place);
      const asked = { gameCode, gameNumber: game.gameNumber };
      const word = wordOf(sender);
      const allowed =
        (userId !== undefined &&
          (await hasFinished(parts.play, { userId, ...asked }, { word, requestId }))) ||
        (word !== undefined && (await isTheWord(parts, { ...game, word }, { sender, requestId })));
      if (!allowed) throw new AppError('not_finished', 'Finish the game to see how it went.');
      return {
        answer: await parts.stats.summary({ ...asked, ...(userId !== undefined && { userId }) }, requestId),
      };
    },
  });
}

/** Whoever has sent a word need not be known to have finished: while play is away, or knows no such member, the word
 * alone decides. */
async function hasFinished(
  play: Play,
  game: MemberGame,
  { word, requestId }: { word: string | undefined; requestId: string },
): Promise<boolean> {
  try {
    return await play.hasCompleted(game, requestId);
  } catch (error) {
    const isUnknown = error instanceof AppError && UNKNOWN.has(error.code);
    if (word === undefined || !isUnknown) throw error;
    return false;
  }
}

function wordOf({ headers }: Sender): string | undefined {
  const word = headers[WORD];
  return typeof word === 'string' && word !== '' ? word : undefined;
}

/** Counted, so that nobody tries word after word here. */
async function isTheWord(
  { gameSchedule, limits }: SummaryParts,
  { word, ...game }: GameId & { word: string },
  { sender, requestId }: { sender: Sender; requestId: string },
): Promise<boolean> {
  await limits.count('summary-word', networkOf(sender.ip));
  return gameSchedule.isSolution({ ...game, word: decode(word) }, requestId);
}

function decode(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch (cause) {
    throw new AppError('invalid_request', 'X-Game-Word is not percent-encoded UTF-8.', { cause });
  }
}
