import { withDatabase, type Pool } from '@proximity/common/postgres';
import type { PendingSignIn, PendingSignIns } from '../domain/sign-in';

interface Row {
  provider: string;
  redirect_uri: string;
  return_path: string;
  uploaded_stats: string | null;
  expires_at: Date;
}

const AT_ONCE = 1_000;

/** The table `pending_sign_ins`. Rejects with AppError `unavailable` where the database cannot be reached. */
export function createPendingSignIns(pool: Pool): PendingSignIns {
  return {
    add: (loginToken, pending) =>
      withDatabase(async () => {
        const { provider, redirectUri, returnPath, uploadedStats, expiresAt } = pending;
        await pool.query(
          `INSERT INTO pending_sign_ins
             (login_token_hash, provider, redirect_uri, return_path, uploaded_stats, expires_at)
           VALUES ($1, $2, $3, $4, $5, $6)`,
          [loginToken, provider, redirectUri, returnPath, uploadedStats ?? null, expiresAt],
        );
      }),
    take: (loginToken, provider, now) =>
      withDatabase(async () => {
        const { rows } = await pool.query<Row>(
          `DELETE FROM pending_sign_ins
           WHERE login_token_hash = $1 AND provider = $2 AND expires_at > $3
           RETURNING provider, redirect_uri, return_path, uploaded_stats, expires_at`,
          [loginToken, provider, now],
        );
        return rows[0] && read(rows[0]);
      }),
    removeSomeExpired: (now) =>
      withDatabase(async () => {
        const { rowCount } = await pool.query(
          `DELETE FROM pending_sign_ins WHERE login_token_hash IN (
             SELECT login_token_hash FROM pending_sign_ins WHERE expires_at <= $1 ORDER BY expires_at LIMIT ${AT_ONCE})`,
          [now],
        );
        return rowCount === AT_ONCE;
      }),
  };
}

function read(row: Row): PendingSignIn {
  return {
    provider: row.provider,
    redirectUri: row.redirect_uri,
    returnPath: row.return_path,
    expiresAt: row.expires_at,
    ...(row.uploaded_stats === null ? {} : { uploadedStats: row.uploaded_stats }),
  };
}
