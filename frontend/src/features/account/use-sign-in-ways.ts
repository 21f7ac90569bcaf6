import { isRecord } from '@proximity/rules/json-value';
import useSWR, { type SWRResponse } from 'swr';
import { readList } from '../../api/read-list';
import { usePageServices } from '../../shared/page-services';

/** Somebody who tells this site who a player is. */
export interface SignInProvider {
  readonly id: string;
  readonly name: string;
}

export interface SignInWays {
  readonly providers: readonly SignInProvider[];
  /** The site where accounts are made and managed; null where that is done here. */
  readonly accountSiteUrl: string | null;
}

/** How one can sign in at this installation. */
export function useSignInWays(): SWRResponse<SignInWays, unknown> {
  const { api } = usePageServices();
  return useSWR('/auth/providers', (path: string) => api.get(path, readWays), {
    revalidateOnFocus: false,
    revalidateIfStale: false,
  });
}

function readWays(value: unknown): SignInWays | undefined {
  if (!isRecord(value)) return undefined;
  const providers = readList(value['providers'], readProvider);
  const url = value['accountSiteUrl'];
  return providers && { providers, accountSiteUrl: typeof url === 'string' && url !== '' ? url : null };
}

function readProvider(value: unknown): SignInProvider | undefined {
  if (!isRecord(value)) return undefined;
  const { id, name } = value;
  return typeof id === 'string' && typeof name === 'string' ? { id, name } : undefined;
}
