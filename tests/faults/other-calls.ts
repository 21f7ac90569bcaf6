import { setTimeout as wait } from 'node:timers/promises';
import { UnexpectedAnswer, type Page } from './page';
import type { Player } from './players';

const EVERY_MS = 100;
/** Callers find their way back to a part that runs again within this time: they look for it every three seconds. */
const BACK_MS = 4_000;

/** What was answered meanwhile. */
export interface CallTally {
  answered: number;
  failed: number;
  /** What was answered as nothing may be, whatever is away. */
  wrong: Set<string>;
  /** What failed although nothing was away. */
  untroubled: Set<string>;
  longestMs: number;
  /** What took so long. */
  longest: string;
}

/** What players do beside finishing games while parts are killed: ten calls per second, each kind in its turn. */
export class OtherCalls {
  readonly tally: CallTally = {
    ...{ answered: 0, failed: 0, longestMs: 0, longest: '' },
    ...{ wrong: new Set(), untroubled: new Set() },
  };
  private readonly troubles = new Set<object>();

  /** @param gamesToGiveUp the numbers of games that nobody else plays: each player gives each up once */
  constructor(
    private readonly page: Page,
    private readonly players: readonly Player[],
    private readonly gamesToGiveUp: number,
  ) {}

  async during<T>(work: () => Promise<T>): Promise<T> {
    const stopping = new AbortController();
    const calling = this.call(stopping.signal);
    try {
      return await work();
    } finally {
      stopping.abort();
      await calling;
    }
  }

  /** While this lasts, and until callers have found their way back, a call may fail. */
  async mayFail<T>(trouble: () => Promise<T>): Promise<T> {
    const mark = {};
    this.troubles.add(mark);
    const result = await trouble();
    await wait(BACK_MS);
    this.troubles.delete(mark);
    return result;
  }

  private async call(stopping: AbortSignal): Promise<void> {
    const underway: Promise<void>[] = [];
    for (let turn = 0; !stopping.aborted; turn++) {
      underway.push(this.ask(turn));
      await wait(EVERY_MS);
    }
    await Promise.all(underway);
  }

  private async ask(turn: number): Promise<void> {
    const { page, players, gamesToGiveUp } = this;
    const player = players[turn % players.length];
    const gameNumber = 1 + (turn % 5);
    const ownGame = 1 + (Math.floor(turn / players.length) % gamesToGiveUp);
    if (!player) return;
    const calls = [
      ['a leaderboard', () => page.friendsGames(player, gameNumber)],
      ['a standing', () => page.standing(player, gameNumber)],
      ['a record', () => page.stats(player)],
      ['the list of games', () => page.gamesPlayed(player)],
      ['a refresh', () => page.refresh(turn)],
      ['a give-up', () => page.giveUp(player, ownGame)],
      ['an export', (begun: () => void) => page.export(player, begun)],
    ] as const;
    const [name, send] = calls[turn % calls.length] ?? calls[0];
    await this.timed(name, send);
  }

  private async timed(name: string, send: (begun: () => void) => Promise<unknown>): Promise<void> {
    const began = performance.now();
    let ms: number | undefined;
    const answered = (): void => void (ms ??= performance.now() - began);
    const troubledBefore = this.troubles.size > 0;
    try {
      await send(answered);
      this.tally.answered++;
    } catch (error) {
      const status = error instanceof UnexpectedAnswer ? error.status : 0;
      const what = `${name}: ${status === 0 ? `no answer (${String(error)})` : status}`;
      if (status !== 0 && status !== 503) this.tally.wrong.add(what);
      else if (!troubledBefore && this.troubles.size === 0) this.tally.untroubled.add(what);
      this.tally.failed++;
    }
    answered();
    if (ms !== undefined && ms > this.tally.longestMs)
      Object.assign(this.tally, { longestMs: ms, longest: name });
  }
}
