import { Suspense, type ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts';
import { Link } from '../shared/navigation/link';
import { useDialogs } from '../shared/dialogs/dialogs-provider';
import { ToastOutlet } from '../shared/toast/toast-outlet';
import { Button } from '../shared/ui/button';
import { Icon } from '../shared/ui/icon';
import { Logo } from '../shared/ui/logo';
import { useVisitPath } from '../shared/use-visit-path';
import { AccountButton } from './account-button';
import { Burger } from './burger';
import styles from './page-frame.module.css';
import { pageFoot } from './page-parts';
import { SeasonDrawing } from './season-drawing';

/** What every page has around it. */
export function PageFrame({ children }: { readonly children: ReactNode }) {
  const { t } = useTexts();
  const visitPath = useVisitPath();
  const { openDialog } = useDialogs();
  return (
    <>
      <header className={styles.wrap}>
        <div className={styles.head}>
          <Burger />
          <Link className={styles.brand} to={visitPath('/')} aria-label={t('page.home')}>
            <Logo />
          </Link>
          <SeasonDrawing />
          <div className={styles.end}>
            <Button
              look="ghost"
              aria-label={t('menu.settings')}
              onClick={() => openDialog({ name: 'settings' })}
            >
              <Icon name="settings" />
            </Button>
            <AccountButton />
          </div>
        </div>
      </header>
      <main className={`${styles.wrap} ${styles.main}`}>{children}</main>
      <Suspense>
        <pageFoot.Part />
      </Suspense>
      <ToastOutlet />
    </>
  );
}
