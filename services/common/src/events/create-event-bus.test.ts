import { z } from 'zod';
import { readConfig } from '../config';
import { createLogger } from '../logger';
import { createRegistry } from '../metrics';
import { createEventBus } from './create-event-bus';
import { domainEvent, type DomainEvent } from './domain-event';
import { eventMessage } from './event-message';
import { eventSettings } from './event-settings';

const EVENT = domainEvent(
  'account-deleted',
  { userId: 'ada' },
  { eventId: '6f0c1b52-8a54-4d0e-9a53-0d1c3cf7f0aa', occurredAt: new Date(0) },
);

describe('the choice of a bus', () => {
  const bus = () =>
    createEventBus({
      settings: readConfig(z.object(eventSettings), {}),
      clientId: 'test',
      logger: createLogger({ service: 'test', level: 'silent' }),
      registry: createRegistry(),
      deadLetters: { add: () => Promise.resolve(), replay: () => Promise.resolve(0) },
    });

  it('when there are no brokers, then an event is published when every group of this process has handled it', async () => {
    const inProcess = bus();
    const handled: string[] = [];
    for (const group of ['play', 'stats', 'friends'])
      inProcess.subscribe({ group, topics: ['accounts'], handle: handling(group, handled) });
    await inProcess.publisher.publish([eventMessage(EVENT)]);
    expect(handled.sort()).toEqual(['friends', 'play', 'stats']);
  });

  it('when one of the groups does not listen yet, then nothing is published', async () => {
    const inProcess = bus();
    const handled: string[] = [];
    for (const group of ['play', 'stats'])
      inProcess.subscribe({ group, topics: ['accounts'], handle: handling(group, handled) });
    await expect(inProcess.publisher.publish([eventMessage(EVENT)])).rejects.toMatchObject({
      code: 'unavailable',
    });
    expect(handled).toEqual([]);
  });

  it('when a group listens twice in one process, then that is a mistake', () => {
    const inProcess = bus();
    const options = { group: 'stats', topics: ['games'] as const, handle: () => Promise.resolve() };
    inProcess.subscribe(options);
    expect(() => inProcess.subscribe(options)).toThrow('The group stats listens already.');
  });
});

const handling = (group: string, into: string[]) => (events: DomainEvent[]) => {
  into.push(...events.map(() => group));
  return Promise.resolve();
};
