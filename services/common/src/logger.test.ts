import { createLogger } from './logger';

/** What the logger has written, line by line. */
function logged(
  level: string | undefined,
  work: (logger: ReturnType<typeof createLogger>) => void,
): unknown[] {
  const lines: string[] = [];
  const destination = { write: (line: string) => void lines.push(line) };
  work(createLogger({ service: 'test', destination, ...(level ? { level } : {}) }));
  return lines.map((line): unknown => JSON.parse(line));
}

describe('logger', () => {
  it('when something is logged, then it is a JSON line with time, service and what was said', () => {
    const [line] = logged(undefined, (logger) => logger.info({ port: 5 }, 'Ready.'));
    expect(line).toMatchObject({ level: 30, service: 'test', port: 5, msg: 'Ready.' });
    expect(line).toHaveProperty('time', expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/));
  });

  it('when the level is higher, then lesser lines are left out', () => {
    const lines = logged('warn', (logger) => {
      logger.info('quiet');
      logger.warn('loud');
    });
    expect(lines).toEqual([expect.objectContaining({ msg: 'loud' })]);
  });

  it('when an error of the database quotes a row, then the row stays out of the log', () => {
    const error = Object.assign(new Error('new row violates check constraint'), {
      code: '23514',
      detail: 'Failing row contains (en, daily, 905, hedgehog).',
      where: 'COPY scheduled_words, line 1: "hedgehog"',
    });
    const [line] = logged('info', (logger) => logger.error({ err: error }, 'It failed.'));
    expect(line).toMatchObject({ err: { message: 'new row violates check constraint', code: '23514' } });
    expect(JSON.stringify(line)).not.toContain('hedgehog');
  });
});
