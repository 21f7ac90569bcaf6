import { readConfig } from '@proximity/common/config';
import { configSchema } from './config';

const right = {
  DATABASE_URL: 'postgresql://friends:secret@127.0.0.1:5432/friends',
  ACCOUNTS_ADDRESS: '127.0.0.1:50053',
};

describe('configuration of friends', () => {
  it('when only the necessary is set, then the rest has its defaults', () => {
    const config = readConfig(configSchema, right);
    expect(config).toMatchObject({ HOST: '127.0.0.1', PORT: 50056, LOG_LEVEL: 'info' });
    expect([config.OPS_PORT, config.KAFKA_BROKERS, config.REDIS_URL]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  it.each([
    ['DATABASE_URL', 'mysql://root@localhost/db'],
    ['DATABASE_URL', undefined],
    ['ACCOUNTS_ADDRESS', ''],
    ['REDIS_URL', 'http://127.0.0.1:6379'],
    ['KAFKA_BROKERS', 'no port'],
  ])('when %s is %j, then the message names it', (name, value) => {
    expect(() => readConfig(configSchema, { ...right, [name]: value })).toThrow(name);
  });
});
