import type { SwitchName } from '../../device/settings-store';
import { useTexts } from '../../i18n/use-texts';
import type { OpenedDialogProps } from '../../shared/dialogs/dialog-parts';
import { useObservable } from '../../shared/observable';
import { usePageServices } from '../../shared/page-services';
import { Dialog } from '../../shared/ui/dialog';
import { SwitchRow } from '../../shared/ui/switch-row';
import { useMedia } from '../../shared/use-media';
import { useSettings } from '../../shared/use-settings';
import { LanguagePick } from './language-pick';
import styles from './settings-dialog.module.css';

type ShownSwitch = Exclude<SwitchName, 'clickedInfo'>;

/** In the order of the dialog, after dark mode. */
const SWITCHES: readonly ShownSwitch[] = [
  'highContrast',
  'showFAQ',
  'showGuessNumber',
  'showProximity',
  'showSimilarity',
  'showEmojis',
  'lower',
];

/** What a player can choose. Each choice is saved and seen at once. */
export function SettingsDialog({ onClosed }: OpenedDialogProps<'settings'>) {
  const { t } = useTexts();
  const store = usePageServices().settings;
  const settings = useSettings();
  return (
    <Dialog title={t('settings.title')} onClosed={onClosed}>
      <div className={styles.rows}>
        <DarkModeRow />
        {SWITCHES.map((name) => (
          <SwitchRow
            key={name}
            name={t(`settings.${name}`)}
            {...noteOf(name)}
            isOn={settings[name]}
            onChange={(isOn) => store.save({ [name]: isOn })}
          />
        ))}
      </div>
      <LanguagePick />
    </Dialog>
  );

  function noteOf(name: ShownSwitch): { note?: string } {
    switch (name) {
      case 'highContrast':
      case 'showProximity':
      case 'showEmojis':
      case 'showSimilarity':
        return { note: t(`settings.notes.${name}`) };
      case 'showFAQ':
      case 'showGuessNumber':
      case 'lower':
        return {};
    }
  }
}

/** Follows the system until it is chosen; high contrast and the seasons have colours of their own. */
function DarkModeRow() {
  const { t } = useTexts();
  const { settings, theme } = usePageServices();
  const { darkMode } = useSettings();
  const shown = useObservable(theme);
  const systemIsDark = useMedia('(prefers-color-scheme: dark)');
  const note =
    shown === 'contrast'
      ? t('settings.notes.ownColours')
      : shown === 'halloween' || shown === 'christmas'
        ? t('settings.notes.season')
        : undefined;
  return (
    <SwitchRow
      name={t('settings.darkMode')}
      {...(note !== undefined && { note })}
      isOn={darkMode ?? systemIsDark}
      onChange={(isOn) => settings.save({ darkMode: isOn })}
    />
  );
}
