import { useTexts } from '../../i18n/use-texts';
import { LaterIcon } from '../../shared/ui/later-icon';
import rowStyles from '../../shared/ui/link-rows.module.css';
import { useSurprise } from '../../shared/use-surprise';
import styles from './create-page.module.css';

/** For who would rather play than make a game. */
export function SurpriseRow() {
  const { t } = useTexts();
  const surprise = useSurprise();
  return (
    <div className={`${rowStyles.links} ${styles.surprise}`}>
      <button type="button" onClick={() => void surprise()}>
        <LaterIcon name="dice" />
        <span>
          {t('menu.surprise')} <small>{t('create.surpriseNote')}</small>
        </span>
        <LaterIcon name="right" small />
      </button>
    </div>
  );
}
