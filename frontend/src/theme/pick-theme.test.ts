import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { createDeviceStorage } from '../device/device-storage';
import { createSettingsStore } from '../device/settings-store';
import { pickTheme } from './pick-theme';
import { createThemeControl } from './theme-control';

const boot = readFileSync(resolve(__dirname, 'theme-boot.js'), 'utf8');
const root = document.documentElement;

function system(scheme: 'light' | 'dark') {
  root.dataset['media'] = scheme === 'dark' ? '(prefers-color-scheme: dark)' : '';
}

function startTheme() {
  const settings = createSettingsStore(createDeviceStorage(window));
  return { settings, theme: createThemeControl(window, settings) };
}

describe('pickTheme', () => {
  const nothing = { highContrast: false, season: null, darkMode: null, systemIsDark: false } as const;

  test.each([
    ['nothing is said', {}, 'light'],
    ['the system is dark', { systemIsDark: true }, 'dark'],
    ['the system is dark but light was chosen', { systemIsDark: true, darkMode: false }, 'light'],
    ['dark was chosen', { darkMode: true }, 'dark'],
    [
      'the shown game is the Halloween one and light was chosen',
      { season: 'halloween', darkMode: false },
      'halloween',
    ],
    ['it is Christmas in the dark', { season: 'christmas', systemIsDark: true }, 'christmas'],
    ['high contrast was chosen and it is Christmas', { season: 'christmas', highContrast: true }, 'contrast'],
  ] as const)('when %s, then it picks', (_case, signs, theme) => {
    expect(pickTheme({ ...nothing, ...signs })).toBe(theme);
  });
});

describe('before the first paint', () => {
  test.each([
    ['light', {}],
    ['dark', {}],
    ['dark', { 'dark-mode': 'false' }],
    ['light', { 'dark-mode': 'true' }],
    ['light', { 'dark-mode': 'false', settings: '{"darkMode":true}' }],
    ['light', { settings: '{"highContrast":true,"darkMode":true}' }],
    ['dark', { settings: '{broken', 'dark-mode': 'perhaps' }],
    ['light', { settings: '"a string"' }],
    ['dark', { settings: 'null' }],
  ] as const)('when the system is %s and %j is kept, then the script agrees with the app', (scheme, kept) => {
    system(scheme);
    for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
    window.eval(boot);
    const atFirst = root.dataset['theme'];
    delete root.dataset['theme'];
    startTheme();
    expect(atFirst).toBe(root.dataset['theme']);
  });
});

describe('createThemeControl', () => {
  test('when a choice is saved, then it is shown, mirrored, and found again', () => {
    system('light');
    startTheme().settings.save({ darkMode: true });
    expect(root.dataset['theme']).toBe('dark');
    expect(localStorage.getItem('dark-mode')).toBe('true');
    expect(startTheme().theme.current()).toBe('dark');
  });

  test('when a seasonal game is shown, then the page wears it until the game is left', () => {
    const { theme } = startTheme();
    theme.wear('halloween');
    expect(root.dataset['theme']).toBe('halloween');
    theme.wear(null);
    expect(root.dataset['theme']).toBe('light');
  });
});
