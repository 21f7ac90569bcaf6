import { Suspense } from 'react';
import { matchPath } from '../shared/navigation/match-path';
import { usePlace } from '../shared/navigation/use-navigation';
import { CrashGuard } from './crash-guard';
import { pageRoutes } from './page-routes';

/** The page of the address. What has stumbled on one address is not in the way of the next. */
export function ShownPage() {
  const { pathname } = usePlace();
  for (const { pattern, page } of pageRoutes) {
    const parts = matchPath(pattern, pathname);
    if (parts === undefined) continue;
    return (
      <CrashGuard key={pathname}>
        <Suspense>{page(parts)}</Suspense>
      </CrashGuard>
    );
  }
  return null;
}
