import { grpcService, type GrpcService } from '@proximity/common/grpc-server';
import { statsDefinition } from '@proximity/common/proto';
import type { ExportStats } from '../domain/export-stats';
import type { PlayerStats } from '../domain/player-stats';
import type { ReadSummary } from '../domain/summary';

export interface StatsParts {
  playerStats: PlayerStats;
  readSummary: ReadSummary;
  exportStats: ExportStats;
}

/** The rpcs of stats.proto. */
export function statsService({ playerStats, readSummary, exportStats }: StatsParts): GrpcService {
  return grpcService(statsDefinition(), {
    async UploadStats({ userId, gameCode, stats }) {
      await playerStats.upload(userId, gameCode, stats);
      return {};
    },
    async GetStats({ userId, gameCode }) {
      const stats = await playerStats.read(userId, gameCode);
      return stats ? { stats: JSON.stringify(stats) } : {};
    },
    GetSummary: ({ gameCode, gameNumber, userId }) => readSummary({ gameCode, gameNumber, userId }),
    ExportStats: async ({ userId }) => ({ json: await exportStats(userId) }),
  });
}
