import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Clock } from '@proximity/common/clock';
import { readConfig } from '@proximity/common/config';
import { createRegistry } from '@proximity/common/metrics';
import { configSchema } from '../src/config';
import { start } from '../src/start';
import { collectLogs, type CollectedLogs } from './collect-logs';
import { sendRequest, type HttpAnswer, type HttpRequest } from './send-request';

export interface GatewayUnderTest {
  port: number;
  opsPort: number;
  send(request: HttpRequest): Promise<HttpAnswer>;
  logs: CollectedLogs;
  stop(): Promise<void>;
}

export interface GatewaySettings {
  similarityPort: number;
  gameSchedulePort: number;
  /** Where accounts, play, stats and friends are, if not beside game-schedule. */
  accountsPort?: number;
  playPort?: number;
  statsPort?: number;
  friendsPort?: number;
  clock?: Clock;
  env?: Record<string, string>;
}

/** The page of these tests. */
export const PAGE = '<!doctype html><title>page</title><div id="root"></div>';
export const ASSET = `export const text = '${'a long asset '.repeat(200)}';`;

/** The real gateway on any free port, before a small page. */
export async function startGateway({
  similarityPort,
  gameSchedulePort,
  clock,
  env = {},
  ...others
}: GatewaySettings): Promise<GatewayUnderTest> {
  const { accountsPort, playPort, statsPort, friendsPort } = others;
  const at = (port = gameSchedulePort): string => `127.0.0.1:${port}`;
  const directory = writePage();
  const logs = collectLogs('gateway');
  const config = readConfig(configSchema, {
    PORT: '0',
    OPS_PORT: '0',
    SIMILARITY_ADDRESS: `127.0.0.1:${similarityPort}`,
    GAME_SCHEDULE_ADDRESS: at(),
    ACCOUNTS_ADDRESS: at(accountsPort),
    PLAY_ADDRESS: at(playPort),
    STATS_ADDRESS: at(statsPort),
    FRIENDS_ADDRESS: at(friendsPort),
    FRONTEND_DIR: directory,
    LOG_SAMPLE: '1',
    ...env,
  });
  const running = await start(config, {
    logger: logs.logger,
    registry: createRegistry(),
    ...(clock && { clock }),
  });
  const { port, opsPort = 0 } = running;
  return {
    port,
    opsPort,
    logs,
    send: (request) => sendRequest(port, request),
    async stop() {
      await running.stop();
      rmSync(directory, { recursive: true });
    },
  };
}

function writePage(): string {
  const directory = mkdtempSync(join(tmpdir(), 'gateway-page-'));
  mkdirSync(join(directory, 'assets'));
  writeFileSync(join(directory, 'index.html'), PAGE);
  writeFileSync(join(directory, 'mark.svg'), '<svg xmlns="http://www.w3.org/2000/svg"/>');
  writeFileSync(join(directory, 'assets', 'main-1a2b3c4d.js'), ASSET);
  return directory;
}
