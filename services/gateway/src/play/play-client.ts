import type { SavedGame__Output } from '@proximity/common/gen/proximity/play/v1/SavedGame';
import { createGrpcClient } from '@proximity/common/grpc-client';
import { playDefinition } from '@proximity/common/proto';
import type { SavedGame } from '../api/saved-game';
import { gamesFrom } from '../export-pages';
import type { Play } from './play';

// A finish is proved by game-schedule before it is written.
const CALL_MS = 2_500;
// Where it is not known, another way is tried in the same answer.
const HAS_COMPLETED_MS = 1_000;

export interface PlayClient extends Play {
  close(): void;
}

/** The play service at this address. */
export function connectPlay(address: string): PlayClient {
  const client = createGrpcClient(playDefinition(), { address, deadlineMs: CALL_MS });
  const { calls } = client;
  return {
    upsertGame: async (game, requestId) => existing((await calls.upsertGame(game, { requestId })).game),
    async giveUp(given, requestId) {
      const { secretWord, game } = await calls.giveUp(given, { requestId });
      return { secretWord, game: existing(game) };
    },
    async game(asked, requestId) {
      const { game } = await calls.getGame(asked, { requestId });
      return game ? toSavedGame(game) : undefined;
    },
    async gamesPlayed(member, requestId) {
      const { games } = await calls.gamesPlayed(member, { requestId });
      return games.map(({ gameNumber, gameWon, complete }) => ({ gameNumber, gameWon, complete }));
    },
    async hasCompleted(game, requestId) {
      const options = { requestId, deadlineMs: HAS_COMPLETED_MS };
      return (await calls.hasCompleted(game, options)).completed;
    },
    ownerOf: async (game, requestId) => (await calls.findGameOwner(game, { requestId })).userId,
    gameByRef: async (asked, requestId) => existing((await calls.getGameByRef(asked, { requestId })).game),
    async export(userId, requestId) {
      const ask = (page: string) => calls.exportGames({ userId, page }, { requestId });
      return gamesFrom(await ask(''), ask);
    },
    close: () => client.close(),
  };
}

function existing(game: SavedGame__Output | null): SavedGame {
  if (!game) throw new Error('The answer of play has no game.');
  return toSavedGame(game);
}

function toSavedGame(game: SavedGame__Output): SavedGame {
  const { gameRef, gameNumber, gameData, complete, gameWon, guessCount, hintCount } = game;
  return { gameRef, gameNumber, gameData, complete, gameWon, guessCount, hintCount };
}
