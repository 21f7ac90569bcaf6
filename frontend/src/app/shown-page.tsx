import { Suspense } from 'react';
import { usePlace } from '../shared/navigation/use-navigation';
import { CrashGuard } from './crash-guard';
import { PageRoutes } from './page-routes';

/** The page of the address. What has stumbled on one address is not in the way of the next. */
export function ShownPage() {
  const { pathname } = usePlace();
  return (
    <CrashGuard key={pathname}>
      <Suspense>
        <PageRoutes />
      </Suspense>
    </CrashGuard>
  );
}
