import { useTexts } from '../i18n/use-texts';
import { ACCOUNT_PATH } from '../shared/account-paths';
import { useDialogs } from '../shared/dialogs/dialogs-provider';
import { Link } from '../shared/navigation/link';
import { usePlace } from '../shared/navigation/use-navigation';
import { SisterGames } from '../shared/ui/sister-games';
import { Button } from '../shared/ui/button';
import { LaterIcon } from '../shared/ui/later-icon';
import { Logo } from '../shared/ui/logo';
import { useModal } from '../shared/ui/use-modal';
import { useAccountLink } from '../shared/use-account-link';
import { useSurprise } from '../shared/use-surprise';
import { useVisitMode } from '../shared/use-visit-mode';
import { useVisitPath } from '../shared/use-visit-path';
import styles from './menu-drawer.module.css';
import { menuGroups, type MenuEntry } from './menu-entries';

export interface MenuDrawerProps {
  /** Keeps what is to be done when the menu has gone. */
  readonly onChoose: (action: () => void) => void;
  readonly onClosed: () => void;
}

/** The menu: everywhere one can go. It closes on any click. */
export function MenuDrawer({ onChoose, onClosed }: MenuDrawerProps) {
  const { t } = useTexts();
  const { close, modal } = useModal(onClosed);
  const { hasDialog } = useDialogs();
  const isThere = (entry: MenuEntry) => !('dialog' in entry) || hasDialog(entry.dialog);
  return (
    <dialog {...modal} className={styles.drawer} aria-label={t('menu.title')} onClick={close}>
      <div className={styles.bar}>
        <Button look="ghost" aria-label={t('menu.close')} aria-expanded className={styles.close}>
          <LaterIcon name="close" />
        </Button>
        <Logo />
      </div>
      <nav aria-label={t('menu.title')}>
        {menuGroups.map(({ title, entries }) => {
          const shown = entries.filter(isThere);
          return (
            shown.length > 0 && (
              <section key={title}>
                {title && <h2>{t(`menu.${title}`)}</h2>}
                <ul>
                  {shown.map((entry) => (
                    <li key={entry.text}>
                      <Entry entry={entry} onChoose={onChoose} />
                    </li>
                  ))}
                </ul>
              </section>
            )
          );
        })}
        <section>
          <h2>{t('menu.sisterGames')}</h2>
          <SisterGames columns={2} />
        </section>
      </nav>
    </dialog>
  );
}

function Entry({ entry, onChoose }: { readonly entry: MenuEntry } & Pick<MenuDrawerProps, 'onChoose'>) {
  const { t } = useTexts();
  const { pathname } = usePlace();
  const { openDialog } = useDialogs();
  const surprise = useSurprise();
  const visitPath = useVisitPath();
  const account = useAccountLink();
  const mode = useVisitMode();
  const text = (
    <>
      <LaterIcon name={entry.icon} /> {t(`menu.${entry.text}`)}
    </>
  );
  if ('to' in entry) {
    const query = entry.keepsMode && mode !== 'daily' ? { mode } : {};
    return (
      <Link
        className={styles.entry}
        {...(entry.to === ACCOUNT_PATH ? account : { to: visitPath(entry.to, query) })}
        aria-current={pathname === entry.to ? 'page' : undefined}
      >
        {text}
      </Link>
    );
  }
  const action = 'dialog' in entry ? () => openDialog({ name: entry.dialog }) : () => void surprise();
  return (
    <button type="button" className={styles.entry} onClick={() => onChoose(action)}>
      {text}
    </button>
  );
}
