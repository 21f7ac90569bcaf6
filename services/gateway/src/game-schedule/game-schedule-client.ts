import { createGrpcClient } from '@proximity/common/grpc-client';
import { gameScheduleDefinition } from '@proximity/common/proto';
import type { GameSchedule } from './game-schedule';

const TODAY_MS = 1_000;
// The first to ask for a game has its word derived, and a new game has its word searched for.
const GAME_MS = 2_000;

export interface GameScheduleClient extends GameSchedule {
  close(): void;
}

/** The game-schedule service at this address. */
export function connectGameSchedule(address: string): GameScheduleClient {
  const client = createGrpcClient(gameScheduleDefinition(), { address, deadlineMs: GAME_MS });
  const { calls } = client;
  return {
    async today(requestId) {
      const { gameNumber, date, now, nextGameAt } = await calls.today(
        {},
        { requestId, deadlineMs: TODAY_MS },
      );
      return { gameNumber, date, now, nextGameAt };
    },
    async game(id, requestId) {
      const { gameNumber, date, sealedSecret } = await calls.getGame(id, { requestId });
      return { gameNumber, date, secretWord: sealedSecret };
    },
    async giveUp(id, requestId) {
      const { secretWord } = await calls.giveUp(id, { requestId });
      return { secretWord };
    },
    isSolution: async (guess, requestId) => (await calls.checkSolution(guess, { requestId })).isSolution,
    async createCustomGame(game, requestId) {
      const { code } = await calls.createCustomGame(game, { requestId });
      return { code };
    },
    async giveUpCustomGame(code, requestId) {
      const { secretWord } = await calls.giveUpCustomGame({ code }, { requestId });
      return { secretWord };
    },
    close: () => client.close(),
  };
}
