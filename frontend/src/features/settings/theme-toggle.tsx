import { useTexts } from '../../i18n/use-texts';
import { useObservable } from '../../shared/observable';
import { usePageServices } from '../../shared/page-services';
import { Button } from '../../shared/ui/button';
import { Icon } from '../../shared/ui/icon';

/** Light or dark, by choice. Where a season or high contrast decides, there is nothing to choose. */
export function ThemeToggle() {
  const { t } = useTexts();
  const { theme, settings } = usePageServices();
  const shown = useObservable(theme);
  if (shown !== 'light' && shown !== 'dark') return null;
  const isDark = shown === 'dark';
  return (
    <Button
      look="ghost"
      aria-label={t(isDark ? 'theme.toLight' : 'theme.toDark')}
      onClick={() => settings.save({ darkMode: !isDark })}
    >
      <Icon name={isDark ? 'sun' : 'moon'} />
    </Button>
  );
}
