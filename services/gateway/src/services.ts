import type { Clock } from '@proximity/common/clock';
import type { Accounts } from './accounts/accounts';
import { connectAccounts } from './accounts/accounts-client';
import type { GatewayConfig } from './config';
import type { Friends } from './friends/friends';
import { connectFriends } from './friends/friends-client';
import type { GameSchedule } from './game-schedule/game-schedule';
import { connectGameSchedule } from './game-schedule/game-schedule-client';
import type { Play } from './play/play';
import { connectPlay } from './play/play-client';
import type { Similarity } from './similarity/similarity';
import { connectSimilarity } from './similarity/similarity-client';
import type { Stats } from './stats/stats';
import { connectStats } from './stats/stats-client';

/** Everything that the gateway asks. */
export interface Services {
  similarity: Similarity;
  gameSchedule: GameSchedule;
  accounts: Accounts;
  play: Play;
  stats: Stats;
  friends: Friends;
}

type Addresses = Pick<
  GatewayConfig,
  | 'SIMILARITY_ADDRESS'
  | 'GAME_SCHEDULE_ADDRESS'
  | 'ACCOUNTS_ADDRESS'
  | 'PLAY_ADDRESS'
  | 'STATS_ADDRESS'
  | 'FRIENDS_ADDRESS'
>;

/** A connection to each; none of them need be there yet. */
export function connectServices(addresses: Addresses, clock: Clock): Services & { close(): void } {
  const clients = {
    similarity: connectSimilarity(addresses.SIMILARITY_ADDRESS, clock),
    gameSchedule: connectGameSchedule(addresses.GAME_SCHEDULE_ADDRESS),
    accounts: connectAccounts(addresses.ACCOUNTS_ADDRESS),
    play: connectPlay(addresses.PLAY_ADDRESS),
    stats: connectStats(addresses.STATS_ADDRESS),
    friends: connectFriends(addresses.FRIENDS_ADDRESS),
  };
  return {
    ...clients,
    close() {
      for (const client of Object.values(clients)) client.close();
    },
  };
}
