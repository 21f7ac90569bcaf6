import { setTimeout as wait } from 'node:timers/promises';
import type { Page } from './page';
import type { Player } from './players';

const EVERY_MS = 100;

/** What the readers were told meanwhile. */
export interface ReadTally {
  answered: number;
  failed: number;
  longestMs: number;
}

/** Players who look at leaderboards, standings, records and games while parts are killed: ten per second. */
export class Readers {
  readonly tally: ReadTally = { answered: 0, failed: 0, longestMs: 0 };

  constructor(
    private readonly page: Page,
    private readonly players: readonly Player[],
  ) {}

  async during<T>(work: () => Promise<T>): Promise<T> {
    const stopping = new AbortController();
    const reading = this.read(stopping.signal);
    try {
      return await work();
    } finally {
      stopping.abort();
      await reading;
    }
  }

  private async read(stopping: AbortSignal): Promise<void> {
    const underway: Promise<void>[] = [];
    for (let turn = 0; !stopping.aborted; turn++) {
      const player = this.players[turn % this.players.length];
      if (player) underway.push(this.ask(player, turn));
      await wait(EVERY_MS);
    }
    await Promise.all(underway);
  }

  private async ask(player: Player, turn: number): Promise<void> {
    const gameNumber = 1 + (turn % 5);
    const questions = [
      () => this.page.friendsGames(player, gameNumber),
      () => this.page.standing(player, gameNumber),
      () => this.page.stats(player),
      () => this.page.gamesPlayed(player),
    ];
    const began = performance.now();
    try {
      await questions[turn % questions.length]?.();
      this.tally.answered++;
    } catch {
      this.tally.failed++;
    }
    this.tally.longestMs = Math.max(this.tally.longestMs, performance.now() - began);
  }
}
