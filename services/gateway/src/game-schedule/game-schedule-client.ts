import { createGrpcClient } from '@proximity/common/grpc-client';
import { gameScheduleDefinition } from '@proximity/common/proto';
import type { GameSchedule } from './game-schedule';

const DEADLINE_MS = 1_000;
// Whether a word can be a secret is asked of similarity, which may have to search for it.
const CREATE_MS = 2_000;

export interface GameScheduleClient extends GameSchedule {
  close(): void;
}

/** The game-schedule service at this address. */
export function connectGameSchedule(address: string): GameScheduleClient {
  const client = createGrpcClient(gameScheduleDefinition(), { address, deadlineMs: DEADLINE_MS });
  const { calls } = client;
  return {
    async today(requestId) {
      const { gameNumber, date, now, nextGameAt } = await calls.today({}, { requestId });
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
    async createCustomGame(game, requestId) {
      const { code } = await calls.createCustomGame(game, { requestId, deadlineMs: CREATE_MS });
      return { code };
    },
    async giveUpCustomGame(code, requestId) {
      const { secretWord } = await calls.giveUpCustomGame({ code }, { requestId });
      return { secretWord };
    },
    close: () => client.close(),
  };
}
