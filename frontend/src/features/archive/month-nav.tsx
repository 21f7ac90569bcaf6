import { useTexts } from '../../i18n/use-texts';
import styles from './archive-side.module.css';
import { monthFormat, shortMonthFormat } from './month-formats';
import { yearsOf, type Month } from './months';
import { useShownMonth } from './use-shown-month';

/** Every month of the list, by years: a press scrolls there. */
export function MonthNav({ months }: { readonly months: readonly Month[] }) {
  const { t, language } = useTexts();
  const shown = useShownMonth(months);
  const short = shortMonthFormat(language);
  const long = monthFormat(language);
  return (
    <nav className={styles.months} aria-label={t('archive.months')}>
      {yearsOf(months).map(([year, ofYear]) => (
        <section key={year}>
          <h3>{year}</h3>
          <div>
            {ofYear.map(({ id }) => {
              const date = new Date(`${id}-01T00:00:00Z`);
              return (
                <button
                  key={id}
                  type="button"
                  aria-label={long.format(date)}
                  aria-current={id === shown ? 'true' : undefined}
                  onClick={() => showMonth(id)}
                >
                  {short.format(date)}
                </button>
              );
            })}
          </div>
        </section>
      ))}
    </nav>
  );
}

function showMonth(id: string) {
  const section = document.getElementById(id);
  section?.scrollIntoView({ block: 'start' });
  section?.querySelector('h2')?.focus({ preventScroll: true });
}
