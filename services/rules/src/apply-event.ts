import { answerMove, countAnswer, dropMove } from './answer-move';
import type { GameEvent, Step } from './game-event';
import type { GameState } from './game-state';
import { requestGiveUp, requestHint, submitGuess } from './take-move';

/** The one way in which a game changes. Never throws; an event that does not fit the state is `rejected` or `ignored`. */
export function applyEvent(game: GameState, event: GameEvent): Step {
  switch (event.type) {
    case 'secretLoaded':
      return game.status === 'playing' && game.secretWord !== event.secretWord
        ? changed({ ...game, secretWord: event.secretWord })
        : { state: game, outcome: { kind: 'ignored' } };
    case 'submitted':
      return submitGuess(game, event.text);
    case 'hintRequested':
      return requestHint(game);
    case 'giveUpRequested':
      return requestGiveUp(game);
    case 'answered':
      return answerMove(game, event.move, event.score);
    case 'notFound':
      return dropMove(game, event.move, 'not_found');
    case 'failed':
      return dropMove(game, event.move, 'failed');
    case 'hintsExhausted':
      return dropMove(game, event.move, 'no_more_hints');
    case 'counted':
      return countAnswer(game);
    case 'sortToggled':
      return changed({ ...game, sortType: game.sortType === 'guess' ? 'proximity' : 'guess' });
    case 'statsShown':
      return changed({ ...game, hasShownStats: true });
    case 'confettiShown':
      return changed({ ...game, hasShownConfetti: true });
  }
}

function changed(state: GameState): Step {
  return { state, outcome: { kind: 'changed' } };
}
