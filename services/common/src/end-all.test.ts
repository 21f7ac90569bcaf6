import { endAll } from './end-all';

describe('the end of all parts', () => {
  it('when one part cannot end, then all others are ended in their order all the same, and its reason is told', async () => {
    const ended: string[] = [];
    const stops = [
      () => void ended.push('database'),
      () => Promise.reject(new Error('the broker is away')),
      () => {
        throw new Error('a bug');
      },
      () => Promise.resolve(void ended.push('port')),
    ];
    await expect(endAll(stops)).rejects.toThrow('a bug');
    expect([ended, stops]).toEqual([['port', 'database'], []]);
  });

  it('when it is told to end twice, then each part is ended once', async () => {
    const ended: string[] = [];
    const stops = [() => void ended.push('database')];
    await Promise.all([endAll(stops), endAll(stops)]);
    expect(ended).toEqual(['database']);
  });
});
