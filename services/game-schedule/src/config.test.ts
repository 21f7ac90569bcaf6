import { readConfig } from '@proximity/common/config';
import { configSchema } from './config';

const right = {
  DATABASE_URL: 'postgresql://game_schedule:secret@127.0.0.1:5432/game_schedule',
  SIMILARITY_ADDRESS: '127.0.0.1:50051',
  SEAL_KEYS: `1:${Buffer.alloc(32, 1).toString('base64')}`,
  SCHEDULE_KEY: Buffer.alloc(32, 2).toString('base64'),
};

describe('configuration of game-schedule', () => {
  it('when only the necessary is set, then the rest has its defaults', () => {
    expect(readConfig(configSchema, right)).toMatchObject({
      HOST: '127.0.0.1',
      PORT: 50052,
      LOG_LEVEL: 'info',
      SCHEDULE_KEY: new Uint8Array(32).fill(2),
    });
    expect(readConfig(configSchema, right).OPS_PORT).toBeUndefined();
  });

  it.each([
    ['DATABASE_URL', 'mysql://root@localhost/db'],
    ['DATABASE_URL', undefined],
    ['SIMILARITY_ADDRESS', ''],
    ['SEAL_KEYS', '1:tooshort'],
    ['SCHEDULE_KEY', Buffer.alloc(31).toString('base64')],
    ['SCHEDULE_KEY', 'not base64 at all'],
    ['OPS_PORT', '70000'],
  ])('when %s is %j, then the message names it', (name, value) => {
    expect(() => readConfig(configSchema, { ...right, [name]: value })).toThrow(name);
  });
});
