import { domainEvent } from './domain-event';
import { eventMessage, readEvent } from './event-message';

const EVENT_ID = '6f0c1b52-8a54-4d0e-9a53-0d1c3cf7f0aa';
const meta = { eventId: EVENT_ID, occurredAt: new Date('2026-11-20T12:00:00.5Z') };
const game = {
  ...{ userId: 'ada', gameRef: 'g-1', gameCode: 'proximity_junior_es', gameNumber: 903, onItsDay: true },
  ...{ gameDate: '2026-11-20', playedOn: '2026-11-20', startedAt: '2026-11-20T11:00:00Z' },
};
const end = {
  completedAt: '2026-11-20T12:00:00Z',
  won: true,
  guessCount: 12,
  hintCount: 1,
  suspicious: false,
};

describe('events', () => {
  it('when an event travels, then it arrives as it was, under its player’s key', () => {
    const event = domainEvent('game-completed', { ...game, ...end }, meta);
    const message = eventMessage(event);
    expect(message).toMatchObject({ topic: 'games', key: 'ada', eventId: EVENT_ID });
    expect(readEvent(message)).toEqual(event);
    expect(event).toMatchObject({
      schemaVersion: 1,
      type: 'game-completed',
      occurredAt: '2026-11-20T12:00:00.500Z',
    });
  });

  it('when start and finish of a game travel, then they share a topic, so that their order holds', () => {
    const start = eventMessage(domainEvent('game-started', game, meta));
    const finish = eventMessage(domainEvent('game-completed', { ...game, ...end }, meta));
    expect(start.topic).toBe(finish.topic);
  });

  it('when a newer publisher says more, then an older reader takes what it knows', () => {
    const event = domainEvent('account-deleted', { userId: 'ada' }, meta);
    const newer = { ...event, trace: 'x', payload: { ...event.payload, reason: 'asked' } };
    expect(readEvent({ value: JSON.stringify(newer) })).toEqual(event);
  });

  it.each([
    ['another version', { schemaVersion: 2 }],
    ['an unknown type', { type: 'game-paused' }],
    ['no id', { eventId: 'seven' }],
    ['a payload of another kind', { payload: { userId: '' } }],
  ])('when a message has %s, then it cannot be read', (_what, change) => {
    const event = domainEvent('account-deleted', { userId: 'ada' }, meta);
    expect(() => readEvent({ value: JSON.stringify({ ...event, ...change }) })).toThrow();
  });

  it.each([0, -1, 3502, 2 ** 40, 1.5])(
    'when an event is of game %d, then it cannot be read',
    (gameNumber) => {
      const event = domainEvent('game-started', game, meta);
      expect(() => readEvent({ value: JSON.stringify(event) })).not.toThrow();
      const odd = { ...event, payload: { ...event.payload, gameNumber } };
      expect(() => readEvent({ value: JSON.stringify(odd) })).toThrow();
    },
  );

  it.each([
    ['a custom game', { gameNumber: -1 }],
    ['a number beyond the list', { gameNumber: 3502 }],
    ['another game’s code', { gameCode: 'chess' }],
    ['a day that is none', { gameDate: '2026-02-30' }],
  ])('when a service tells of %s, then it is refused before it is written', (_what, change) => {
    expect(() => domainEvent('game-started', { ...game, ...change }, meta)).toThrow();
  });
});
