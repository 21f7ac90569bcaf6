import { z } from 'zod';
import { errorOf } from '../../../scripts/jest/error-of';
import { ConfigError, port, readConfig, serviceSettings } from './config';

const schema = z.object({
  ...serviceSettings,
  PORT: port.default(8080),
  DATABASE_URL: z.url(),
  WORKERS: z.coerce.number().int().min(1),
});
const right = { DATABASE_URL: 'postgresql://localhost/db', WORKERS: '3' };

describe('configuration', () => {
  it('when the environment is right, then it is typed, with defaults, and without what nobody asked for', () => {
    expect(readConfig(schema, { ...right, PORT: '0', HOME: '/root' })).toEqual({
      HOST: '127.0.0.1',
      LOG_LEVEL: 'info',
      PORT: 0,
      DATABASE_URL: 'postgresql://localhost/db',
      WORKERS: 3,
    });
  });

  it('when a value is empty, then it counts as absent', () => {
    expect(readConfig(schema, { ...right, PORT: '' }).PORT).toBe(8080);
    expect(() => readConfig(schema, { ...right, DATABASE_URL: '' })).toThrow(/DATABASE_URL/);
  });

  it('when several variables are wrong, then one message names every one of them, and no other', () => {
    const error = errorOf(() => readConfig(schema, { PORT: '65536', WORKERS: 'many', LOG_LEVEL: 'loud' }));
    expect(error).toBeInstanceOf(ConfigError);
    const { message } = error as ConfigError;
    for (const name of ['PORT:', 'WORKERS:', 'LOG_LEVEL:', 'DATABASE_URL:']) expect(message).toContain(name);
    expect(message).not.toContain('HOST');
  });

  it.each(['-1', '65536', '80.5', 'http'])('when a port is %j, then it is refused', (text) => {
    expect(() => readConfig(schema, { ...right, PORT: text })).toThrow(/PORT/);
  });

  it('when a secret is wrong, then the message does not repeat it', () => {
    const error = errorOf(() =>
      readConfig(schema, { ...right, DATABASE_URL: 'hunter2', LOG_LEVEL: 'hunter2' }),
    );
    expect(error).toBeInstanceOf(ConfigError);
    expect(String(error)).not.toContain('hunter2');
  });
});
