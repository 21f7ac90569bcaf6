import { useTexts } from '../../i18n/use-texts';
import { useObservable } from '../observable';
import { usePageServices } from '../page-services';
import { Button } from './button';
import styles from './unreachable.module.css';

interface UnreachableProps {
  /** Nothing else is on the page that could be its heading. */
  readonly isPage?: boolean;
  readonly onRetry: () => void;
}

/** The server is away, or the network. */
export function Unreachable({ isPage = false, onRetry }: UnreachableProps) {
  const { t } = useTexts();
  const { connection } = usePageServices();
  const isOnline = useObservable(connection);
  const Title = isPage ? 'h1' : 'h2';
  return (
    <section className={styles.away} role="alert">
      <Title>{t('away.title')}</Title>
      <p>{t(isOnline ? 'away.text' : 'away.offline')}</p>
      <Button onClick={onRetry}>{t('away.retry')}</Button>
    </section>
  );
}
