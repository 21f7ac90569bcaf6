import { createDeviceStorage } from '../device/device-storage';
import { createSettingsStore } from '../device/settings-store';
import { mirrorScheme, SCHEME_KEY } from './mirror-scheme';

function startMirror() {
  const storage = createDeviceStorage(window);
  const settings = createSettingsStore(storage);
  mirrorScheme(window, settings, storage);
  return settings;
}

test.each([
  ['light', 'false'],
  ['dark', 'true'],
])('when nothing is chosen, then the mirror has the system, %s', (scheme, mirrored) => {
  document.documentElement.dataset['media'] = scheme === 'dark' ? '(prefers-color-scheme: dark)' : '';
  startMirror();
  expect(localStorage.getItem(SCHEME_KEY)).toBe(mirrored);
});

test('when the player chooses, then the mirror has the choice at once, whatever the system prefers', () => {
  document.documentElement.dataset['media'] = '(prefers-color-scheme: dark)';
  const settings = startMirror();
  settings.save({ darkMode: false });
  expect(localStorage.getItem(SCHEME_KEY)).toBe('false');
  settings.save({ darkMode: true });
  expect(localStorage.getItem(SCHEME_KEY)).toBe('true');
});
