import { rmSync } from 'node:fs';
import './start-postgres';

export default async function stopPostgres(): Promise<void> {
  const running = globalThis.testCluster;
  if (!running) return;
  await running.cluster.stop();
  rmSync(running.directory, { recursive: true, force: true, maxRetries: 10 });
}
