import type { Finish } from './ledger';
import { wonGame } from './games';
import type { Player } from './players';

/** No answer after so long is one that hangs. */
export const HANGS_MS = 15_000;

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

/** What a player's page asks the gateway. */
export class Page {
  constructor(
    private readonly url: string,
    private readonly words: ReadonlyMap<number, string>,
  ) {}

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

  private async get<T>({ cookie }: Player, path: string): Promise<T> {
    const response = await fetch(this.url + path, {
      headers: { cookie },
      signal: AbortSignal.timeout(HANGS_MS),
    });
    if (response.status !== 200) throw new Error(`${path} answers ${response.status}.`);
    return (await response.json()) as T;
  }
}
