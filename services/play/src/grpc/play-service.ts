import { grpcService, type GrpcService } from '@proximity/common/grpc-server';
import { playDefinition } from '@proximity/common/proto';
import type { ExportGames } from '../domain/export-games';
import type { FriendGames } from '../domain/friend-game';
import type { GiveUpGame } from '../domain/give-up-game';
import type { ReadGames } from '../domain/read-games';
import type { SaveGame } from '../domain/save-game';
import { friendGameMethods } from './friend-game-methods';
import { readMethods } from './read-methods';
import { saveMethods } from './save-methods';

export interface PlayParts {
  saveGame: SaveGame;
  giveUpGame: GiveUpGame;
  games: ReadGames;
  friendGames: FriendGames;
  exportGames: ExportGames;
}

/** The rpcs of play.proto. */
export function playService(parts: PlayParts): GrpcService {
  return grpcService(playDefinition(), {
    ...saveMethods(parts.saveGame, parts.giveUpGame),
    ...readMethods(parts.games, parts.exportGames),
    ...friendGameMethods(parts.friendGames),
  });
}
