import { AppError } from '@proximity/common/app-error';
import type { Logger } from '@proximity/common/logger';
import type { Accounts } from '../accounts/accounts';

/** Ends the session of a refresh token. Where that cannot be done now, the browser forgets it all the same. */
export async function signOutQuietly(
  { accounts, logger }: { accounts: Accounts; logger: Logger },
  refreshToken: string,
  requestId: string,
): Promise<void> {
  try {
    await accounts.signOut(refreshToken, requestId);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    logger.warn(
      { code: error.code, requestId },
      'A session could not be ended; it ends when it is not used.',
    );
  }
}
