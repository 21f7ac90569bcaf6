import type { PoolClient } from '@proximity/common/postgres';
import type { GameName } from '../domain/game-name';

const PAGE = 20_000;

/** A win that counts on the top list of its game. */
export interface FairWin {
  member: string;
  hintCount: number;
  guessCount: number;
}

/** All fair wins of a game, the best first, page by page: a list may have more than one answer can hold. */
export async function* fairWins(
  client: PoolClient,
  { gameCode, gameNumber }: GameName,
): AsyncGenerator<FairWin[]> {
  let last: FairWin | undefined = { member: '', hintCount: -1, guessCount: -1 };
  while (last) {
    const { rows }: { rows: FairWin[] } = await client.query<FairWin>(
      `SELECT user_id AS member, hint_count AS "hintCount", guess_count AS "guessCount" FROM games
       WHERE game_code = $1 AND game_number = $2 AND won AND NOT suspicious
         AND (hint_count, guess_count, user_id) > ($3, $4, $5)
       ORDER BY hint_count, guess_count, user_id LIMIT ${PAGE}`,
      [gameCode, gameNumber, last.hintCount, last.guessCount, last.member],
    );
    yield rows;
    last = rows.length === PAGE ? rows.at(-1) : undefined;
  }
}
