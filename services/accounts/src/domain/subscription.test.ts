import { NO_SUBSCRIPTION, checkSubscription, subscriptionAt } from './subscription';

const granted = { isPremium: true, autoRenew: false, endDate: '2027-03-14' };

describe('a subscription', () => {
  it.each([
    ['a second before its last day ends in New York', '2027-03-15T03:59:59Z', true],
    ['at the end of its last day in New York', '2027-03-15T04:00:00Z', false],
    ['on its last day', '2027-03-14T12:00:00Z', true],
    ['years later', '2030-01-01T00:00:00Z', false],
  ])('when it is %s, then premium is told right', (_name, now, isPremium) => {
    expect(subscriptionAt(granted, new Date(now))).toEqual({ ...granted, isPremium });
  });

  it('when it has no end, then it never ends; when nothing was granted, then nothing holds', () => {
    const forever = { isPremium: true, autoRenew: true };
    expect(subscriptionAt(forever, new Date('2999-12-31T00:00:00Z'))).toEqual(forever);
    expect(subscriptionAt(NO_SUBSCRIPTION, new Date())).toEqual(NO_SUBSCRIPTION);
  });

  it.each(['2027-02-29', '2027-13-01', '2027-3-14', 'tomorrow', '', '1999-01-01', '2027-03-14T00:00:00Z'])(
    'when its last day is %j, then it is refused',
    (endDate) => {
      expect(() => checkSubscription({ ...granted, endDate })).toThrow('yyyy-MM-dd');
    },
  );

  it('when its last day is a leap day, then it is accepted', () => {
    expect(checkSubscription({ ...granted, endDate: '2028-02-29' }).endDate).toBe('2028-02-29');
  });
});
