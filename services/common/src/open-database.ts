import type { Logger } from './logger';
import { migrate } from './migrations';

export interface OpenDatabaseOptions {
  /** Whose database it is, for the message. */
  service: string;
  url: string;
  /** Folders of migrations. */
  directories: readonly string[];
  logger: Logger;
}

/** Brings a service's database up to date. @throws Error with a sentence that names the setting DATABASE_URL */
export async function openDatabase({
  service,
  url,
  directories,
  logger,
}: OpenDatabaseOptions): Promise<void> {
  try {
    for (const directory of directories) await migrate({ url, directory, logger });
  } catch (cause) {
    throw new Error(`The database of ${service} (DATABASE_URL) cannot be used: ${reasonOf(cause)}`, {
      cause,
    });
  }
}

/** Where a name has several addresses and none answers, the error has a code but no message. */
function reasonOf(error: unknown): string {
  const { message, code } = Object(error) as { message?: unknown; code?: unknown };
  return String(message || code || error);
}
