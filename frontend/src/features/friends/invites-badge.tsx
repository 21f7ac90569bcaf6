import { useTexts } from '../../i18n/use-texts';
import styles from './invites-badge.module.css';

/** How many invites wait for an answer; nothing where none does. */
export function InvitesBadge({ count }: { readonly count: number }) {
  const { t } = useTexts();
  if (count === 0) return null;
  return (
    <span className={styles.badge}>
      {t('friends.number', { value: count })}
      <span className="sr"> {t('friends.pending', { count })}</span>
    </span>
  );
}
