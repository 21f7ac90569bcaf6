import type { DomainEventType } from './domain-event';

/**
 * Both events of a game share a topic, since order holds inside a topic only: nobody sees a player finish
 * before they start.
 */
export const TOPIC_OF = {
  'game-started': 'games',
  'game-completed': 'games',
  'account-deleted': 'accounts',
} as const satisfies Record<DomainEventType, string>;

export type Topic = (typeof TOPIC_OF)[DomainEventType];

export const TOPICS: readonly Topic[] = ['games', 'accounts'];

/** Who consumes what. The in-process bus counts an event as delivered when all of these have handled it. */
export const CONSUMER_GROUPS: Record<Topic, readonly string[]> = {
  games: ['stats', 'friends'],
  accounts: ['play', 'stats', 'friends'],
};
