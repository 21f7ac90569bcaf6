import { changeAsPlayer, readAsPlayer } from '@proximity/common/as-player';
import { writeOutbox } from '@proximity/common/events/outbox';
import type { AfterGame } from '@proximity/common/game-page';
import { withDatabase, type Pool, type PoolClient } from '@proximity/common/postgres';
import { storeGame } from '@proximity/rules/store-game';
import type { GameName } from '../domain/game-address';
import type { PlayedGame, SavedGame } from '../domain/saved-game';
import type { OwnedGame, SavedGames } from '../domain/saved-games';
import { GAME_COLUMNS, ownedGame, type GameRow } from './game-row';

/** Bytes of games before the last one of a page: with that one, and what is told beside it, a message is not full. */
const PAGE_BYTES = 512 * 1024;
/** Games of a page at most: whatever follows, no page reads further than this. */
const PAGE_GAMES = 500;

/** The table `games`, and the outbox. */
export function createSavedGames(pool: Pool): SavedGames {
  return {
    find: (name) => readAsPlayer(pool, name.userId, () => find(pool, name)),
    isOver: (name) => readAsPlayer(pool, name.userId, () => isOver(pool, name)),
    change: (name, change) =>
      changeAsPlayer(pool, [name.userId], async (client) => {
        const { saved, events } = change(await find(client, name));
        await write(client, name, saved);
        for (const event of events) await writeOutbox(client, event);
        return saved;
      }),
    played: (userId, gameCode) => readAsPlayer(pool, userId, () => played(pool, userId, gameCode)),
    findByRef: (asker, ref, gameCode) => readAsPlayer(pool, asker, () => findByRef(pool, ref, gameCode)),
    ownerOf: (ref, gameCode) => withDatabase(() => ownerOf(pool, ref, gameCode)),
    page: (userId, after) => readAsPlayer(pool, userId, () => page(pool, userId, after)),
  };
}

type Database = Pick<Pool, 'query'>;

const ONE_GAME = 'user_id = $1 AND game_code = $2 AND game_number = $3';

async function find(database: Database, name: GameName): Promise<SavedGame | undefined> {
  const { rows } = await database.query<GameRow>(
    `SELECT ${GAME_COLUMNS} FROM games WHERE ${ONE_GAME}`,
    keyOf(name),
  );
  return rows[0] && ownedGame(rows[0]);
}

async function isOver(database: Database, name: GameName): Promise<boolean> {
  const { rowCount } = await database.query(
    `SELECT 1 FROM games WHERE ${ONE_GAME} AND status <> 'playing'`,
    keyOf(name),
  );
  return rowCount !== 0;
}

async function write(client: PoolClient, name: GameName, saved: SavedGame): Promise<void> {
  const { ref, game, begunOnItsDay, firstSavedAt, startedAt, completedAt, savedAt } = saved;
  await client.query(
    `INSERT INTO games (user_id, game_code, game_number, ref, status, game_data, begun_on_its_day,
       first_saved_at, started_at, completed_at, saved_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
     ON CONFLICT (user_id, game_code, game_number) DO UPDATE
       SET status = $5, game_data = $6, begun_on_its_day = $7, started_at = $9, completed_at = $10, saved_at = $11`,
    [
      ...keyOf(name),
      ...[ref, game.status, storeGame(game, savedAt), begunOnItsDay],
      ...[firstSavedAt, startedAt, completedAt, savedAt],
    ],
  );
}

async function played(database: Database, userId: string, gameCode: string): Promise<PlayedGame[]> {
  const { rows } = await database.query<PlayedGame>(
    `SELECT game_number AS "gameNumber", status <> 'playing' AS complete, status = 'won' AS "gameWon"
     FROM games WHERE user_id = $1 AND game_code = $2 ORDER BY game_number`,
    [userId, gameCode],
  );
  return rows;
}

async function findByRef(database: Database, ref: string, gameCode: string): Promise<OwnedGame | undefined> {
  const { rows } = await database.query<GameRow>(
    `SELECT ${GAME_COLUMNS} FROM games WHERE ref = $1 AND game_code = $2`,
    [ref, gameCode],
  );
  return rows[0] && ownedGame(rows[0]);
}

async function ownerOf(database: Database, ref: string, gameCode: string): Promise<string | undefined> {
  const { rows } = await database.query<{ user_id: string }>(
    'SELECT user_id FROM games WHERE ref = $1 AND game_code = $2',
    [ref, gameCode],
  );
  return rows[0]?.user_id;
}

async function page(database: Database, userId: string, after: AfterGame | undefined): Promise<OwnedGame[]> {
  const { rows } = await database.query<GameRow>(
    `SELECT ${GAME_COLUMNS} FROM (
       SELECT *, sum(octet_length(game_data)) OVER (ORDER BY game_code, game_number) - octet_length(game_data)
         AS bytes_before
       FROM (
         SELECT * FROM games WHERE user_id = $1 AND (game_code, game_number) > ($2, $3)
         ORDER BY game_code, game_number LIMIT $5
       ) AS next
     ) AS following
     WHERE bytes_before < $4 ORDER BY game_code, game_number`,
    [userId, after?.gameCode ?? '', after?.gameNumber ?? 0, PAGE_BYTES, PAGE_GAMES],
  );
  return rows.map(ownedGame);
}

function keyOf({ userId, gameCode, gameNumber }: GameName): [string, string, number] {
  return [userId, gameCode, gameNumber];
}
