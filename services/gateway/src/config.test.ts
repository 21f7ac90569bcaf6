import { readConfig } from '@proximity/common/config';
import { configSchema } from './config';

const NEEDED = {
  SIMILARITY_ADDRESS: '127.0.0.1:50051',
  GAME_SCHEDULE_ADDRESS: 'dns:///game-schedule:50052',
  ACCOUNTS_ADDRESS: '127.0.0.1:50053',
  PLAY_ADDRESS: '127.0.0.1:50054',
  STATS_ADDRESS: '127.0.0.1:50055',
  FRIENDS_ADDRESS: '127.0.0.1:50056',
};

test('when only the services are named then everything else has a careful default', () => {
  expect(readConfig(configSchema, NEEDED)).toEqual({
    ...NEEDED,
    HOST: '127.0.0.1',
    LOG_LEVEL: 'info',
    PORT: 8080,
    FRONTEND_DIR: expect.stringMatching(/frontend\/dist$/) as string,
    TRUST_PROXY: 0,
    LOG_SAMPLE: 0.01,
    RATE_LIMIT_FACTOR: 1,
  });
});

test('when the public address has a path then its origin counts', () => {
  const { PUBLIC_URL } = readConfig(configSchema, {
    ...NEEDED,
    PUBLIC_URL: 'https://play.example:8443/game/',
  });
  expect(PUBLIC_URL).toBe('https://play.example:8443');
});

test.each([
  ['SIMILARITY_ADDRESS', 'http://similarity:50051', 'must be host:port'],
  ['SIMILARITY_ADDRESS', '', 'Invalid input'],
  ['GAME_SCHEDULE_ADDRESS', 'game-schedule', 'must be host:port'],
  ['ACCOUNTS_ADDRESS', '', 'Invalid input'],
  ['PLAY_ADDRESS', '', 'Invalid input'],
  ['STATS_ADDRESS', 'stats', 'must be host:port'],
  ['FRIENDS_ADDRESS', '', 'Invalid input'],
  ['REDIS_URL', 'http://redis:6379', ''],
  ['RATE_LIMIT_FACTOR', '0', ''],
  ['WORDS_PER_MINUTE', '0', ''],
  ['ACCOUNT_SITE_URL', 'javascript:alert(1)', ''],
  ['PUBLIC_URL', 'play.example', 'must be an address like'],
  ['PUBLIC_URL', 'ftp://play.example', 'must be an address like'],
  ['PORT', '65536', ''],
  ['PORT', 'http', ''],
  ['TRUST_PROXY', 'true', ''],
  ['TRUST_PROXY', '-1', ''],
  ['LOG_SAMPLE', '2', ''],
  ['LOG_LEVEL', 'loud', ''],
])('when %s is "%s" then the start is refused with a sentence that names it', (name, value, reason) => {
  const read = () => readConfig(configSchema, { ...NEEDED, [name]: value });
  expect(read).toThrow(`The configuration is wrong: ${name}: ${reason}`);
});
