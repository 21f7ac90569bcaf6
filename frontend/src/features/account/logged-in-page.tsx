import { useEffect } from 'react';
import { useTexts } from '../../i18n/use-texts';
import { ACCOUNT_PATH, LOGGED_IN_PATH } from '../../shared/account-paths';
import { useGo, useQuery } from '../../shared/navigation/use-navigation';
import { usePageServices } from '../../shared/page-services';
import styles from './account-page.module.css';
import { pathOfSite } from './path-of-site';

/** The return from a sign-in: finds out who it is, and goes on to where the player came from. */
export function LoggedInPage() {
  const { t } = useTexts();
  useArrival();
  return (
    <p className={styles.patient} role="status">
      {t('account.signingIn')}
    </p>
  );
}

function useArrival(): void {
  const { t } = useTexts();
  const { account, toaster } = usePageServices();
  const go = useGo();
  const query = useQuery();
  const failure = query.get('error');
  const to = pathOfSite(query.get('to'), window.location.origin);
  const goal = to === undefined || to.startsWith(LOGGED_IN_PATH) ? undefined : to;
  useEffect(() => {
    if (failure !== null) {
      if (failure !== CANCELLED) toaster.show(t(failureText(failure)), 'error');
      else if (!account.isSignedIn()) toaster.show(t('account.cancelled'), 'info');
      // who was signed in before still is: otherwise any link to this address would sign players out
      void account.start(false);
      void go(goal ?? ACCOUNT_PATH, { replace: true });
      return;
    }
    let isHere = true;
    void account.arrive().then((user) => {
      if (user !== null) void account.start(true);
      if (isHere) void go(user === null ? ACCOUNT_PATH : (goal ?? '/'), { replace: true });
    });
    return () => {
      isHere = false;
    };
  }, [account, toaster, t, go, failure, goal]);
}

/** Who has gone back at the provider meant to. */
const CANCELLED = 'access_denied';

/** What the gateway names is said as it is; who comes with anything else may have tried to sign in and failed. */
function failureText(failure: string) {
  if (failure === 'too_many_requests') return 'account.tooOften';
  return failure === 'unavailable' ? 'account.notNow' : 'account.failed';
}
