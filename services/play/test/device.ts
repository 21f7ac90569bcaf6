import { applyEvent } from '@proximity/rules/apply-event';
import { readGameCode } from '@proximity/rules/game-code';
import type { GameEvent } from '@proximity/rules/game-event';
import type { GameState, Score } from '@proximity/rules/game-state';
import { newGame } from '@proximity/rules/new-game';
import { secretScore } from '@proximity/rules/secret-score';
import { storeGame } from '@proximity/rules/store-game';
import { currentMove } from '@proximity/rules/take-move';

/** A game on one device, played by the rules that the page plays by. */
export class Device {
  constructor(private readonly state: GameState) {}

  static with(gameNumber: number, gameCode = 'proximity', origin: 'main' | 'archive' = 'main'): Device {
    const series = readGameCode(gameCode);
    if (series === undefined) throw new Error(`${gameCode} is no code`);
    return new Device(newGame({ ...series, gameNumber, code: null, origin, secretWord: '~seal' }));
  }

  get game(): GameState {
    return this.state;
  }

  guess(...words: string[]): Device {
    return words.reduce<Device>(
      (device, word) => device.answered({ type: 'submitted', text: word }, scoreOf(word)),
      this,
    );
  }

  hint(word: string): Device {
    return this.answered({ type: 'hintRequested' }, scoreOf(word));
  }

  win(secret: string): Device {
    return this.answered({ type: 'submitted', text: secret }, secretScore(secret));
  }

  giveUp(secret: string): Device {
    return this.answered({ type: 'giveUpRequested' }, secretScore(secret));
  }

  /** What it sends. */
  gameData(own: object = {}): string {
    return JSON.stringify({ ...(JSON.parse(storeGame(this.state, new Date(0))) as object), ...own });
  }

  private answered(request: GameEvent, score: Score): Device {
    const requested = applyEvent(this.state, request).state;
    const move = currentMove(requested);
    if (move === null) throw new Error(`${score.word} cannot be played now`);
    const answered = applyEvent(requested, { type: 'answered', move, score }).state;
    return new Device(applyEvent(answered, { type: 'counted' }).state);
  }
}

function scoreOf(word: string): Score {
  return {
    word,
    display: word,
    similarity: 30,
    initialSimilarity: 30,
    percentile: 501,
    rank: 500,
    proximityString: '499 away',
    direction: 90,
    correct: false,
    blocked: false,
  };
}
