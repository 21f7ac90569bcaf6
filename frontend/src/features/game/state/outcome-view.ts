import type { Suggestion } from '@proximity/gateway/api/error';
import type { Outcome } from '@proximity/rules/game-event';
import type { Guess } from '@proximity/rules/game-state';
import type { MoveFailed } from './move-failed';
import type { Announcement, GameView, Notice, Refusal } from './game-view';

/** What an outcome changes on the screen beside the game itself. */
export function afterOutcome(
  view: GameView,
  outcome: Outcome,
  suggestions: readonly Suggestion[],
): Partial<GameView> {
  switch (outcome.kind) {
    case 'rejected':
      return outcome.reason === 'empty' || outcome.reason === 'too_short'
        ? refused(view, { reason: outcome.reason })
        : {};
    case 'removed':
      return outcome.reason === 'not_found' && outcome.move.kind === 'guess'
        ? refused(view, { reason: 'not_found', word: outcome.move.word, suggestions })
        : {};
    case 'duplicate':
      return repeated(view, outcome.word);
    case 'added':
      return {
        pinned: outcome.guess.word,
        announcement: announced(view, outcome.guess.isHint ? 'hinted' : 'scored', outcome.guess),
      };
    case 'won':
    case 'lost':
      return { announcement: announced(view, outcome.kind, outcome.guess) };
    case 'queued':
      // the answer to a hint is looked for where the refusal lies
      return { repeated: null, ...(outcome.move.kind !== 'guess' && { refusal: null }) };
    case 'changed':
      return { repeated: null };
    case 'counted':
    case 'ignored':
      return {};
  }
}

/** What an outcome has to say in a toast, if anything. */
export function noticeOf(outcome: Outcome, failure: MoveFailed | undefined): Notice | null {
  if (outcome.kind === 'rejected') return outcome.reason === 'not_loaded' ? 'needs_network' : null;
  if (outcome.kind !== 'removed' || outcome.reason === 'not_found') return null;
  if (outcome.reason === 'no_more_hints') return 'no_more_hints';
  return failure?.isOffline ? 'needs_network' : 'failed';
}

function refused(view: GameView, refusal: Refusal): Partial<GameView> {
  return { refusal, refusals: view.refusals + 1 };
}

function repeated(view: GameView, word: string): Partial<GameView> {
  const guess = view.game.guesses.find((row) => row.word === word);
  if (guess === undefined) return {};
  return {
    refusal: null,
    pinned: word,
    repeated: { word, times: (view.repeated?.times ?? 0) + 1 },
    announcement: announced(view, 'repeated', guess),
  };
}

function announced(view: GameView, kind: Announcement['kind'], guess: Guess): Announcement {
  return { kind, guess, id: (view.announcement?.id ?? 0) + 1 };
}
