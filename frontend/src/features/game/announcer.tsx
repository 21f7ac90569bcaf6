import { useTexts } from '../../i18n/use-texts';
import { useHeatWords } from './heat-words';
import { spokenProximity } from './spoken-proximity';
import type { Announcement } from './state/game-view';

/** Says every score to those who do not see it; stands in the page from the start, or the first one would be missed. */
export function Announcer({ announcement }: { readonly announcement: Announcement | null }) {
  const { t } = useTexts();
  const hasHeat = useHeatWords();
  return (
    <p className="sr" role="status" aria-live="polite">
      {announcement && (
        <span key={announcement.id}>
          {t(`spoken.${announcement.kind}`, {
            word: announcement.guess.display,
            proximity: spokenProximity(t, announcement.guess, hasHeat),
          })}
        </span>
      )}
    </p>
  );
}
