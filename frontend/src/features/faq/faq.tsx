import type { Language } from '@proximity/rules/game-mode';
import { memo, useState, type MouseEvent } from 'react';
import type { Today } from '../../api/use-today';
import type { DeviceStorage } from '../../device/device-storage';
import { readStatistics } from '../../device/statistics';
import { useTexts } from '../../i18n/use-texts';
import { usePageServices } from '../../shared/page-services';
import { LaterIcon } from '../../shared/ui/later-icon';
import { useSettings } from '../../shared/use-settings';
import { useVisitLanguage } from '../../shared/visit-language';
import { useHeatWords } from '../game/heat-words';
import styles from './faq.module.css';
import { faqItems } from './faq-items';

/** The device keeps under this name whether the first answer was closed; the name is the specification's. */
const CLOSED_KEY = 'closeFirstAccordianItem';

/** Questions and answers under the game, as long as the player wants them. The first is open until it is closed, or a game is over. */
export const Faq = memo(function Faq({ today }: { readonly today: Today }) {
  const { t, language } = useTexts();
  const { showFAQ } = useSettings();
  const { storage } = usePageServices();
  const lang = useVisitLanguage();
  const hasHeat = useHeatWords();
  const [isFirstOpen] = useState(() => isOpenAtFirst(storage, lang));
  if (!showFAQ) return null;
  const time = new Intl.DateTimeFormat(language, { timeStyle: 'short' }).format(today.nextGameAt);
  // kept with the click itself: the element's own toggle event comes later, and a reload may come between
  const onClickFirst = ({ currentTarget }: MouseEvent) =>
    storage.write(CLOSED_KEY, String(currentTarget.closest('details')?.open === true));
  return (
    <section className={styles.faq} aria-label={t('faq.title')}>
      {faqItems(language, hasHeat).map(({ question, answer }, index) => (
        <details key={question} open={index === 0 && isFirstOpen}>
          <summary onClick={index === 0 ? onClickFirst : undefined}>
            {question}
            <LaterIcon name="down" />
          </summary>
          <p>{answer.replace('{{time}}', time)}</p>
        </details>
      ))}
    </section>
  );
});

// What the player last did with it goes first; who knows how a game goes need not read how to begin.
function isOpenAtFirst(storage: DeviceStorage, lang: Language): boolean {
  const closed = storage.read(CLOSED_KEY);
  if (closed !== null) return closed !== 'true';
  const { wins, giveups } = readStatistics(storage, { mode: 'daily', lang, code: null });
  return wins + giveups === 0;
}
