import { setTimeout as wait } from 'node:timers/promises';
import type { Finish } from './ledger';
import type { Page } from './page';
import type { Player } from './players';

const ASK_EVERY_MS = 25;
const PATIENCE_MS = 30_000;
/** Every fifth finish is looked for: more would measure the looking. */
const EVERY = 5;

export interface Latencies {
  finishes: number;
  p50: number;
  p99: number;
  longest: number;
}

/** From a finish's 2xx until the friend's leaderboard shows it: the friend asks again and again. */
export class LeaderboardLatency {
  private readonly waiting: Promise<number>[] = [];
  private seen = 0;
  private readonly friends: ReadonlyMap<string, Player>;

  constructor(
    private readonly page: Page,
    players: readonly Player[],
  ) {
    this.friends = new Map(players.map((player) => [player.userId, player]));
  }

  /** A finish has just been acknowledged. */
  watch(player: Player, finish: Finish): void {
    const friend = this.friends.get(player.friendId);
    if (this.seen++ % EVERY === 0 && friend) this.waiting.push(this.until(friend, finish));
  }

  async result(): Promise<Latencies> {
    const sorted = (await Promise.all(this.waiting)).sort((a, b) => a - b);
    const at = (share: number): number => sorted[Math.ceil(sorted.length * share) - 1] ?? Infinity;
    return { finishes: sorted.length, p50: at(0.5), p99: at(0.99), longest: at(1) };
  }

  private async until(friend: Player, { userId, gameNumber }: Finish): Promise<number> {
    const acknowledged = performance.now();
    for (;;) {
      const rows = await this.page.friendsGames(friend, gameNumber).catch(() => []);
      const passed = performance.now() - acknowledged;
      if (rows.some((row) => row.userId === userId && row.complete)) return passed;
      if (passed > PATIENCE_MS) return Infinity;
      await wait(ASK_EVERY_MS);
    }
  }
}
