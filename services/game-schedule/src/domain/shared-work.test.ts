import { sharedWork } from './shared-work';

describe('shared work', () => {
  it('when two ask for the same at the same time, then it is done once; another key is its own work', async () => {
    const share = sharedWork<string>();
    let finish = (_text: string): void => undefined;
    const first = share('a', () => new Promise<string>((resolve) => (finish = resolve)));
    const second = share('a', () => Promise.resolve('never done'));
    const other = share('b', () => Promise.resolve('b'));
    finish('done');
    expect(await Promise.all([first, second, other])).toEqual(['done', 'done', 'b']);
  });

  it('when the work has ended, well or badly, then the next caller starts it anew', async () => {
    const share = sharedWork<string>();
    await expect(share('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(share('a', () => Promise.resolve('again'))).resolves.toBe('again');
    await expect(share('a', () => Promise.resolve('and again'))).resolves.toBe('and again');
  });
});
