import { useEffect, useState } from 'react';
import useSWR from 'swr';
import { deleteOldGames } from '../account/delete-old-games';
import { TODAY_KEY, type Today } from '../api/use-today';
import { usePageServices } from '../shared/page-services';

/**
 * Removes a visitor's old games as soon as the server has told the time, which whatever page needs asks for: games are
 * stamped by the server's clock, and a device that is ahead of it would remove them all. A player's are saved to the
 * account first, and looked through when that is done.
 */
export function useDeleteOldGames(): void {
  const { account, storage, now } = usePageServices();
  const [isVisitor] = useState(() => !account.current().isLoading);
  const { data: today } = useSWR<Today, unknown>(TODAY_KEY, null);
  const skewMs = today?.clockSkewMs;
  useEffect(() => {
    if (!isVisitor || skewMs === undefined) return;
    deleteOldGames(storage, new Date(now() + skewMs), { keepsUnsaved: false });
  }, [isVisitor, skewMs, storage, now]);
}
