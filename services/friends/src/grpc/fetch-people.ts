import type { GrpcClient } from '@proximity/common/grpc-client';
import type { AccountsDefinition } from '@proximity/common/proto';
import type { FetchPeople } from '../domain/known-people';

/** Asks accounts. */
export function createFetchPeople({ calls }: Pick<GrpcClient<AccountsDefinition>, 'calls'>): FetchPeople {
  return async (userIds, requestId) => {
    const { people } = await calls.getPeople({ userIds: [...userIds] }, { requestId });
    return new Map(
      people.map(({ userId, name, photoUrl }) => [
        userId,
        photoUrl === undefined ? { name } : { name, photoUrl },
      ]),
    );
  };
}
