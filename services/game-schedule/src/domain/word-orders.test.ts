import { AppError } from '@proximity/common/app-error';
import type { Series } from './series';
import { createWordOrders } from './word-orders';

const key = new Uint8Array(32).fill(3);
const daily: Series = { lang: 'en', mode: 'daily' };
const junior: Series = { lang: 'en', mode: 'junior' };

describe('word orders', () => {
  it('when a series is asked for again, also at the same time, then its words are fetched once', async () => {
    const asked: Series[] = [];
    const orderOf = createWordOrders(
      {
        curated: (series) => {
          asked.push(series);
          return Promise.resolve(['ant', 'bee']);
        },
      },
      key,
    );
    const orders = await Promise.all([orderOf(daily), orderOf(daily), orderOf(junior)]);
    await orderOf({ ...daily });
    expect(orders[0]).toBe(orders[1]);
    expect(asked).toEqual([daily, junior]);
  });

  it('when the words cannot be fetched, then the error is passed on and the next call fetches again', async () => {
    const answers = [
      () => Promise.reject(new AppError('unavailable', 'Not now.')),
      () => Promise.resolve(['ant']),
    ];
    const orderOf = createWordOrders(
      { curated: () => answers.shift()?.() ?? Promise.reject(new Error('Asked too often.')) },
      key,
    );
    await expect(orderOf(daily)).rejects.toMatchObject({ code: 'unavailable' });
    await expect(orderOf(daily)).resolves.toEqual(['ant']);
  });

  it('when there is not a single word, then the game is unavailable', async () => {
    const orderOf = createWordOrders({ curated: () => Promise.resolve([]) }, key);
    await expect(orderOf(daily)).rejects.toMatchObject({ code: 'unavailable' });
  });
});
