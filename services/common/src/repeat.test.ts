import { repeat, type Repetition } from './repeat';

describe('work that is repeated', () => {
  const nothing = (): void => undefined;

  it('when it fails, then that is told, and it is done again', async () => {
    const failures: unknown[] = [];
    let repetition: Repetition | undefined;
    await new Promise<void>((resolve) => {
      let times = 0;
      const work = (): Promise<void> => {
        if (++times === 3) resolve();
        return Promise.reject(new Error(`the ${times}. time`));
      };
      repetition = repeat({ everyMs: 1, work, onFailure: (error) => failures.push(error) });
    });
    await repetition?.stop();
    expect(failures.slice(0, 3)).toEqual([1, 2, 3].map((time) => new Error(`the ${time}. time`)));
  });

  it('when it is stopped while it waits, then it ends at once, and nothing more is done', async () => {
    let times = 0;
    const work = (): Promise<void> => Promise.resolve(void times++);
    const repetition = repeat({ everyMs: 2 ** 30, work, onFailure: nothing });
    await repetition.stop();
    expect(times).toBe(1);
  });

  it('when it is stopped amid the work, then the work is told, and waited for', async () => {
    let isOver = false;
    const work = (signal: AbortSignal): Promise<void> =>
      new Promise((resolve) => {
        signal.addEventListener('abort', () =>
          setImmediate(() => {
            isOver = true;
            resolve();
          }),
        );
      });
    await repeat({ everyMs: 1, work, onFailure: nothing }).stop();
    expect(isOver).toBe(true);
  });
});
