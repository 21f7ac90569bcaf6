import { readConfig } from '@proximity/common/config';
import { configSchema } from './config';

const right = {
  DATABASE_URL: 'postgresql://play:secret@127.0.0.1:5432/play',
  GAME_SCHEDULE_ADDRESS: '127.0.0.1:50052',
};

describe('configuration of play', () => {
  it('when only the necessary is set, then the rest has its defaults', () => {
    const config = readConfig(configSchema, right);
    expect(config).toMatchObject({ HOST: '127.0.0.1', PORT: 50054, LOG_LEVEL: 'info' });
    expect([config.OPS_PORT, config.KAFKA_BROKERS]).toEqual([undefined, undefined]);
  });

  it.each([
    ['DATABASE_URL', 'mysql://root@localhost/db'],
    ['DATABASE_URL', undefined],
    ['GAME_SCHEDULE_ADDRESS', ''],
    ['KAFKA_BROKERS', 'no port'],
    ['OPS_PORT', '70000'],
  ])('when %s is %j, then the message names it', (name, value) => {
    expect(() => readConfig(configSchema, { ...right, [name]: value })).toThrow(name);
  });
});
