import { domainEvent, type DomainEvent } from '@proximity/common/events/domain-event';
import { playedGames } from './played-games';

const at = (minute: number): string => new Date(Date.UTC(2026, 10, 20, 12, minute)).toISOString();
const meta = { eventId: '6f0c1b52-8a54-4d0e-9a53-0d1c3cf7f0aa', occurredAt: new Date(0) };
const game = {
  ...{ userId: 'ada', gameRef: 'ref', gameCode: 'proximity', gameNumber: 904, startedAt: at(0) },
  ...{ gameDate: '2026-11-20', playedOn: '2026-11-20', onItsDay: true },
};
const finish = { completedAt: at(9), won: true, guessCount: 12, hintCount: 1, suspicious: false };
const started = (change = {}): DomainEvent => domainEvent('game-started', { ...game, ...change }, meta);
const completed = (change = {}): DomainEvent =>
  domainEvent('game-completed', { ...game, ...finish, ...change }, meta);
const kept = { userId: 'ada', gameCode: 'proximity', gameNumber: 904, ref: 'ref', startedAt: at(0) };

describe('what events say of games', () => {
  it('when a game was started and completed, in whatever order, then it is one finished game', () => {
    expect(playedGames([started(), completed()])).toEqual([{ ...kept, finish }]);
    expect(playedGames([completed(), started()])).toEqual([{ ...kept, finish }]);
  });

  it('when a game is completed twice, then the first finish stays', () => {
    expect(playedGames([completed(), completed({ won: false, guessCount: 99 })])).toEqual([
      { ...kept, finish },
    ]);
  });

  it('when games differ in player, number or code, then they are different games', () => {
    const events = [{}, { userId: 'bob' }, { gameNumber: 905 }, { gameCode: 'proximity_es' }].map(started);
    expect(playedGames(events)).toHaveLength(4);
  });

  it('when it is a game of mode yesterday, or a deleted account, then it says nothing', () => {
    const deleted = domainEvent('account-deleted', { userId: 'ada' }, meta);
    const yesterday = ['proximity_yesterday', 'proximity_yesterday_es'];
    expect(playedGames([deleted, ...yesterday.map((gameCode) => completed({ gameCode }))])).toEqual([]);
  });
});
