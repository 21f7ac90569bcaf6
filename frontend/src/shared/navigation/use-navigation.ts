import { useMemo } from 'react';
import { useObservable } from '../observable';
import { usePageServices } from '../page-services';
import type { PageHistory, Place } from './page-history';

/** The address that is shown. */
export function usePlace(): Place {
  return useObservable(usePageServices().history);
}

/** What stands behind the question mark of the address. */
export function useQuery(): URLSearchParams {
  const { search } = usePlace();
  return useMemo(() => new URLSearchParams(search), [search]);
}

/** Goes to another address of this page. */
export function useGo(): PageHistory['go'] {
  return usePageServices().history.go;
}
