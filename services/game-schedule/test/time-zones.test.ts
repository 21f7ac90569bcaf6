import { execFile } from 'node:child_process';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { promisify } from 'node:util';

const repository = join(__dirname, '..', '..', '..');
const runner = createRequire(__filename).resolve('jest/bin/jest');
const CALENDAR =
  'services/(common|game-schedule)/src/(domain/)?(game-number|new-york-day|begun-game|today)\\.test\\.ts$';

describe('the calendar on machines of other zones', () => {
  it.each([
    ['its clock changes on the same days as New York’s, three hours later', 'America/Los_Angeles'],
    ['its clock changes by half an hour, and half a year apart', 'Australia/Lord_Howe'],
  ])(
    'when the machine is elsewhere (%s, %s), then every test of the calendar passes there too',
    async (_, TZ) => {
      const args = ['--selectProjects', 'unit', '--testPathPatterns', CALENDAR, '--json', '--runInBand'];
      const { stdout } = await promisify(execFile)(process.execPath, [runner, ...args], {
        cwd: repository,
        env: { ...process.env, TZ },
      });
      expect(JSON.parse(stdout)).toMatchObject({ success: true, numPassedTestSuites: 4, numFailedTests: 0 });
    },
  );
});
