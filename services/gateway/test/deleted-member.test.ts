import { AppError } from '@proximity/common/app-error';
import { startGateway, type GatewayUnderTest } from './gateway-under-test';
import { startDoubles, type ServiceDoubles } from './service-doubles';
import { OWNER, cookieOf } from './test-tokens';

describe('a member whose account is gone, while the token still holds', () => {
  let doubles: ServiceDoubles;
  let gateway: GatewayUnderTest;
  beforeAll(async () => {
    const nobody = () => Promise.reject(new AppError('unauthenticated', 'Sign in first.'));
    doubles = await startDoubles({ play: { HasCompleted: nobody, GamesPlayed: nobody } });
    gateway = await startGateway({ similarityPort: doubles.port, gameSchedulePort: doubles.port });
  });
  afterAll(async () => {
    await gateway.stop();
    await doubles.stop();
  });

  const statusOf = async (path: string, headers: Record<string, string> = {}): Promise<number> =>
    (await gateway.send({ path, headers: { ...(await cookieOf(OWNER)), ...headers } })).status;

  test('when a summary is asked for with the right word, then it is told as to anybody', async () => {
    const path = '/proximity/game/1/summary';
    expect(await statusOf(path, { 'x-game-word': 'ocean' })).toBe(200);
    expect(await statusOf(path, { 'x-game-word': 'river' })).toBe(403);
    expect(await statusOf(path)).toBe(401);
  });

  test('when games are asked for, then nobody is signed in', async () => {
    expect(await statusOf('/api/games-played/proximity')).toBe(401);
  });
});
