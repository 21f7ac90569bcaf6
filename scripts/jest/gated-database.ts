import { openGate, type TcpGate } from './tcp-gate';
import { createTestDatabase } from './test-database';

/** A database of its own for one suite, behind a door. */
export interface GatedDatabase {
  /** Connection URL for the service: through the door. */
  url: string;
  /** Connection URL for the test, which sees it all the time. */
  observerUrl: string;
  gate: TcpGate;
  /** To be called when nobody uses it any more. */
  drop(): Promise<void>;
}

export async function createGatedDatabase(): Promise<GatedDatabase> {
  const database = await createTestDatabase();
  const url = new URL(database.url);
  const gate = await openGate({ host: url.hostname, port: Number(url.port) });
  url.port = String(gate.port);
  return {
    url: url.href,
    observerUrl: database.url,
    gate,
    async drop() {
      await gate.close();
      await database.drop();
    },
  };
}
