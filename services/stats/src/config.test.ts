import { readConfig } from '@proximity/common/config';
import { configSchema } from './config';

const right = { DATABASE_URL: 'postgresql://stats:secret@127.0.0.1:5432/stats' };

describe('configuration of stats', () => {
  it('when only the necessary is set, then the rest has its defaults', () => {
    const config = readConfig(configSchema, right);
    expect(config).toMatchObject({ HOST: '127.0.0.1', PORT: 50055, LOG_LEVEL: 'info' });
    expect([config.OPS_PORT, config.KAFKA_BROKERS]).toEqual([undefined, undefined]);
  });

  it.each([
    ['DATABASE_URL', 'mysql://root@localhost/db'],
    ['DATABASE_URL', undefined],
    ['KAFKA_BROKERS', 'no port'],
    ['PORT', '70000'],
    ['OPS_PORT', '70000'],
  ])('when %s is %j, then the message names it', (name, value) => {
    expect(() => readConfig(configSchema, { ...right, [name]: value })).toThrow(name);
  });
});
