import type { Finish } from './ledger';
import { wonGame } from './games';
import type { Player } from './players';

/** No answer after so long is one that hangs. */
const HANGS_MS = 15_000;

export interface SavedGame {
  gameRef: string;
  guessCount: number;
}

export interface Answer {
  /** 0 when the connection broke. */
  status: number;
  game?: SavedGame;
  ms: number;
}

export interface Row {
  userId: string;
  complete: boolean;
  guessCount: number;
}

/** An answer that is none of those that a page hopes for. */
export class UnexpectedAnswer extends Error {
  constructor(
    path: string,
    readonly status: number,
  ) {
    super(`${path} answers ${status}.`);
    this.name = 'UnexpectedAnswer';
  }
}

export interface PageOptions {
  url: string;
  words: ReadonlyMap<number, string>;
  /** Refresh tokens of sessions of their own. */
  refreshTokens: readonly string[];
}

/** What a player's page asks the gateway. */
export class Page {
  /** `user game` of every give-up that was answered 2xx. */
  readonly givenUp = new Set<string>();
  private readonly url: string;
  private readonly words: ReadonlyMap<number, string>;
  private readonly refreshTokens: string[];

  constructor({ url, words, refreshTokens }: PageOptions) {
    this.url = url;
    this.words = words;
    this.refreshTokens = [...refreshTokens];
  }

  /** Sends a finished game. Never rejects: a page has to live with every answer. */
  async finish(
    player: Player,
    { gameNumber, guesses }: Pick<Finish, 'gameNumber' | 'guesses'>,
  ): Promise<Answer> {
    const gameData = wonGame(gameNumber, this.words.get(gameNumber) ?? '', guesses);
    const began = performance.now();
    try {
      const response = await fetch(`${this.url}/api/upsert-game`, {
        method: 'POST',
        headers: { cookie: player.cookie, origin: this.url, 'content-type': 'application/json' },
        body: JSON.stringify({
          ...{ gameCode: 'proximity', gameNumber, gameData },
          ...{ hasWon: true, complete: true, rarity: 0, hintCount: 0 },
        }),
        signal: AbortSignal.timeout(HANGS_MS),
      });
      const body = (await response.json()) as { game?: SavedGame };
      return {
        status: response.status,
        ...(body.game && { game: body.game }),
        ms: performance.now() - began,
      };
    } catch {
      return { status: 0, ms: performance.now() - began };
    }
  }

  friendsGames(player: Player, gameNumber: number): Promise<Row[]> {
    return this.get(player, `/api/friends-games/${gameNumber}/proximity`);
  }

  standing(player: Player, gameNumber: number): Promise<{ place: number | null; finishers: number }> {
    return this.get(player, `/api/standing/${gameNumber}/proximity`);
  }

  /** The player's own record, as the account page shows it. */
  async stats(player: Player): Promise<Record<string, unknown>> {
    const answer = await this.get<{ stats?: { stats: string } }>(player, '/api/stats/proximity');
    return JSON.parse(answer.stats?.stats ?? '{}') as Record<string, unknown>;
  }

  gamesPlayed(player: Player): Promise<unknown[]> {
    return this.get(player, '/api/games-played/proximity');
  }

  /** To the end of the file. @param begun called when it begins: it comes piece by piece, each in time */
  async export({ cookie }: Player, begun: () => void): Promise<void> {
    const response = await this.ask('/api/export', { headers: { cookie } });
    begun();
    await response.json();
  }

  /** A game of mode junior: whatever is said of the daily ones is about finishes that were won. */
  async giveUp(player: Player, gameNumber: number): Promise<void> {
    await this.post(player.cookie, `/proximity/game/${gameNumber}/give-up?mode=junior`);
    this.givenUp.add(`${player.userId} ${gameNumber}`);
  }

  /** Renews one session after the other; where no answer came, the old token still has to do. */
  async refresh(turn: number): Promise<void> {
    const session = turn % this.refreshTokens.length;
    const { headers } = await this.post(`refresh=${this.refreshTokens[session]}`, '/auth/refresh');
    const [, token] = /\brefresh=([^;]+)/.exec(headers.getSetCookie().join('\n')) ?? [];
    if (token === undefined) throw new UnexpectedAnswer('/auth/refresh without a token', 200);
    this.refreshTokens[session] = token;
  }

  private async get<T>({ cookie }: Player, path: string): Promise<T> {
    return (await (await this.ask(path, { headers: { cookie } })).json()) as T;
  }

  private async post(cookie: string, path: string): Promise<Response> {
    const headers = { cookie, origin: this.url, 'content-type': 'application/json' };
    const response = await this.ask(path, { method: 'POST', headers, body: '{}' });
    await response.text();
    return response;
  }

  private async ask(path: string, init: RequestInit): Promise<Response> {
    const response = await fetch(this.url + path, { ...init, signal: AbortSignal.timeout(HANGS_MS) });
    if (response.status !== 200) throw new UnexpectedAnswer(path, response.status);
    return response;
  }
}
