import { useTexts } from '../../i18n/use-texts';
import { Link } from '../../shared/navigation/link';
import { useGo } from '../../shared/navigation/use-navigation';
import { Button } from '../../shared/ui/button';
import buttonStyles from '../../shared/ui/button.module.css';
import { LaterIcon } from '../../shared/ui/later-icon';
import { useVisitPath } from '../../shared/use-visit-path';
import styles from './nearest-page.module.css';

/** Back where one came from; who came by a link goes to today's game. */
export function BackToGame({ isFromGame }: { readonly isFromGame: boolean }) {
  const { t } = useTexts();
  const go = useGo();
  const visitPath = useVisitPath();
  if (isFromGame) {
    return (
      <Button look="ghost" className={styles.back} onClick={() => void go(-1)}>
        <LaterIcon name="left" /> {t('words.back')}
      </Button>
    );
  }
  return (
    <Link className={`${buttonStyles.ghost} ${styles.back}`} to={visitPath('/')}>
      <LaterIcon name="left" /> {t('words.today')}
    </Link>
  );
}
