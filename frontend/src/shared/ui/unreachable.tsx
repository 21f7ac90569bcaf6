import { useTexts } from '../../i18n/use-texts';
import { useObservable } from '../observable';
import { usePageServices } from '../page-services';
import { Button } from './button';
import styles from './unreachable.module.css';

/** The server is away, or the network. */
export function Unreachable({ onRetry }: { readonly onRetry: () => void }) {
  const { t } = useTexts();
  const { connection } = usePageServices();
  const isOnline = useObservable(connection);
  return (
    <section className={styles.away} role="alert">
      <h2>{t('away.title')}</h2>
      <p>{t(isOnline ? 'away.text' : 'away.offline')}</p>
      <Button onClick={onRetry}>{t('away.retry')}</Button>
    </section>
  );
}
