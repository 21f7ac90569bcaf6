import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '../app-error';
import type { Logger } from '../logger';
import type { Registry } from '../metrics';
import type { DeadLetters } from './dead-letters';
import { createDelivery, type Patience } from './delivery';
import type { EventBus, Publisher, SubscribeOptions, Subscription } from './event-bus';
import type { EventMessage } from './event-message';
import { createEventMetrics } from './event-metrics';
import type { Topic } from './event-topics';

export interface InProcessBusOptions {
  /** The groups that must have handled a message before it counts as published. */
  consumers: Record<Topic, readonly string[]>;
  deadLetters: DeadLetters;
  logger: Logger;
  registry: Registry;
  patience?: Patience;
}

interface Listener {
  topics: readonly Topic[];
  take(messages: readonly EventMessage[]): Promise<void>;
}

/**
 * Events inside one process. It keeps nothing itself: a message is published only when all its groups have
 * handled it, until then it stays in the publisher's outbox; so what a killed process had in hand comes again.
 */
export function createInProcessBus(options: InProcessBusOptions): EventBus {
  const listeners = new Map<string, Listener>();
  const subscriptions = new Set<Subscription>();
  const publisher: Publisher = {
    publish: async (messages) => {
      const groups = groupsOf(messages, options.consumers);
      const takers = groups.map((group) => listeners.get(group) ?? missing(group));
      const deliveries = takers.map((taker) =>
        taker.take(messages.filter(({ topic }) => taker.topics.includes(topic))),
      );
      await Promise.all(deliveries);
    },
  };
  return {
    publisher,
    subscribe: (subscribe) => {
      if (listeners.has(subscribe.group)) throw new Error(`The group ${subscribe.group} listens already.`);
      const { listener, ...subscription } = createListener(subscribe, options);
      listeners.set(subscribe.group, listener);
      const running: Subscription = {
        ...subscription,
        stop: async () => {
          listeners.delete(subscribe.group);
          subscriptions.delete(running);
          await subscription.stop();
        },
      };
      subscriptions.add(running);
      return running;
    },
    replayDeadLetters: () => options.deadLetters.replay((message) => publisher.publish([message])),
    failed: new Promise(() => undefined),
    stop: async () => {
      for (const subscription of [...subscriptions]) await subscription.stop();
    },
  };
}

function groupsOf(messages: readonly EventMessage[], consumers: Record<Topic, readonly string[]>): string[] {
  return [...new Set(messages.flatMap(({ topic }) => consumers[topic]))];
}

function missing(group: string): never {
  throw new AppError('unavailable', `The consumers ${group} are not listening.`);
}

function createListener(
  { group, topics, handle }: SubscribeOptions,
  { deadLetters, logger, registry, patience }: InProcessBusOptions,
): Subscription & { listener: Listener } {
  const metrics = createEventMetrics(registry);
  const delivery = createDelivery({
    ...{ group, handle, deadLetters, logger, metrics },
    ...(patience ? { patience } : {}),
  });
  let stopped = false;
  let waiting = 0;
  let last: Promise<void> = Promise.resolve();
  const count = (change: number): void => {
    waiting += change;
    metrics.lag(group, waiting);
  };
  const deliverAll = async (messages: readonly EventMessage[]): Promise<void> => {
    for (let rest = messages; rest.length > 0;) {
      if (stopped) throw new AppError('unavailable', `The consumers ${group} have stopped listening.`);
      const { done, againInMs = 0 } = await delivery.deliver(rest);
      rest = rest.slice(done);
      if (againInMs > 0) await wait(againInMs);
    }
  };
  const take = (messages: readonly EventMessage[]): Promise<void> => {
    count(messages.length);
    // One after the other: several outboxes publish at once, and each key keeps its order.
    const turn = last.then(() => deliverAll(messages)).finally(() => count(-messages.length));
    last = turn.catch(() => undefined);
    return turn;
  };
  return {
    listener: { topics, take },
    lag: () => Promise.resolve(waiting),
    stop: async () => {
      stopped = true;
      await last;
    },
  };
}
