import { setTimeout as wait } from 'node:timers/promises';
import type { Finish, Ledger } from './ledger';
import type { Page } from './page';
import type { Player } from './players';

export interface LoadOptions {
  page: Page;
  ledger: Ledger;
  players: readonly Player[];
  /** Games 1 to this one are played. */
  games: number;
  perSecond: number;
  /** Told of each finish when it is acknowledged. */
  onAcknowledged?: (player: Player, finish: Finish) => void;
}

/** What has been answered so far. */
export interface Tally {
  answered: number;
  failed: number;
  longestMs: number;
  /** How often each other answer came; 0 is a broken connection. */
  failures: Map<number, number>;
}

interface Job {
  player: Player;
  finish: Finish;
  /** When it may be sent, in ms of performance.now(). */
  due: number;
  tries: number;
}

const TICK_MS = 20;
const AGAIN_MS = 1_000;
const LONGEST_WAIT_MS = 8_000;
/** So many of those that failed are sent again per second, for each new one: pages come back, but not all at once. */
const AGAIN_PER_NEW = 1;
/** More than wait at once while every answer takes its whole deadline: a machine that is too slow for the load. */
const MOST_UNDERWAY = 150;

/**
 * So many games end per second, whatever the system does (an open loop). A finish that gets no 2xx is sent again
 * after a second, then ever more patiently, as a page would, until it gets one.
 */
export class Load {
  readonly tally: Tally = { answered: 0, failed: 0, longestMs: 0, failures: new Map() };
  private readonly failed: Job[] = [];
  private underway = 0;
  private next = 0;

  constructor(private readonly options: LoadOptions) {}

  /** Runs beside whatever happens meanwhile, and then until every finish is acknowledged. */
  async during<T>(work: () => Promise<T>): Promise<T> {
    const stopping = new AbortController();
    const sending = this.send(stopping.signal);
    try {
      return await work();
    } finally {
      stopping.abort();
      await sending;
    }
  }

  private async send(stopping: AbortSignal): Promise<void> {
    const began = performance.now();
    const { perSecond } = this.options;
    let sent = 0;
    let sentAgain = 0;
    while (!stopping.aborted || this.underway > 0 || this.failed.length > 0) {
      const now = performance.now();
      const owedSoFar = Math.floor(((now - began) / 1000) * perSecond);
      const room = Math.max(0, MOST_UNDERWAY - this.underway);
      const owed = stopping.aborted ? 0 : Math.min(owedSoFar - sent, room);
      const again = this.dueAgain(now, Math.min(owedSoFar * AGAIN_PER_NEW - sentAgain, room - owed));
      sent += owed;
      // What was not needed now is not saved up for later.
      sentAgain = owedSoFar * AGAIN_PER_NEW;
      for (const job of [...again, ...this.newJobs(owed)]) void this.finish(job);
      await wait(TICK_MS);
    }
  }

  private dueAgain(now: number, most: number): Job[] {
    const due = this.failed.filter((job) => job.due <= now).slice(0, most);
    for (const job of due) this.failed.splice(this.failed.indexOf(job), 1);
    return due;
  }

  private newJobs(count: number): Job[] {
    const { players, games } = this.options;
    return Array.from({ length: count }, () => {
      const turn = this.next++;
      const player = players[turn % players.length];
      const gameNumber = 1 + Math.floor(turn / players.length);
      if (!player || gameNumber > games) throw new Error('There are not enough players for so many games.');
      // Every other one with several guesses in no time, which keeps it off the global list.
      const guesses = turn % 2 === 0 ? 1 : 2 + (turn % 4);
      return { player, finish: { userId: player.userId, gameNumber, guesses }, due: 0, tries: 0 };
    });
  }

  private async finish(job: Job): Promise<void> {
    const { page, ledger, onAcknowledged } = this.options;
    this.underway++;
    const { status, ms } = await page.finish(job.player, job.finish);
    this.underway--;
    this.tally.longestMs = Math.max(this.tally.longestMs, ms);
    if (status >= 200 && status < 300) {
      this.tally.answered++;
      ledger.acknowledge(job.finish);
      onAcknowledged?.(job.player, job.finish);
      return;
    }
    this.tally.failed++;
    this.tally.failures.set(status, (this.tally.failures.get(status) ?? 0) + 1);
    const waitMs = Math.min(AGAIN_MS * 2 ** job.tries, LONGEST_WAIT_MS) * (0.5 + Math.random());
    this.failed.push({ ...job, due: performance.now() + waitMs, tries: job.tries + 1 });
  }
}
