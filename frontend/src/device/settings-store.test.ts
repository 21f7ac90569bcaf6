import { createDeviceStorage } from './device-storage';
import { createSettingsStore } from './settings-store';

const open = () => createSettingsStore(createDeviceStorage(window));
const stored = () => JSON.parse(localStorage.getItem('settings') ?? '') as unknown;

const untouched = {
  darkMode: null,
  highContrast: false,
  language: null,
  showGuessNumber: true,
  showProximity: true,
  showSimilarity: false,
  showEmojis: true,
  showFAQ: true,
  lower: false,
  clickedInfo: false,
};

test.each([
  '',
  '{',
  '[]',
  '7',
  'null',
  '{"darkMode":"yes","showFAQ":0,"languages":[1,{"code":"fr","isSelected":true}]}',
])('when the storage holds %j, then everything is as it is at first', (broken) => {
  localStorage.setItem('settings', broken);
  expect(open().current()).toEqual(untouched);
});

test('when a choice is saved, then it is found again, and fields that this page does not know stay', () => {
  localStorage.setItem('settings', '{"showFAQ":false,"darkMode":true,"later":1}');
  open().save({ language: 'de', showSimilarity: true });
  expect(stored()).toEqual({
    darkMode: true,
    highContrast: false,
    showGuessNumber: true,
    showProximity: true,
    showSimilarity: true,
    showEmojis: true,
    showFAQ: false,
    lower: false,
    clickedInfo: false,
    languages: [
      { src: '/', code: 'en', isSelected: false },
      { src: '/espanol', code: 'es', isSelected: false },
      { src: '/deutsch', code: 'de', isSelected: true },
    ],
    later: 1,
  });
  expect(open().current()).toEqual({
    ...untouched,
    darkMode: true,
    showFAQ: false,
    showSimilarity: true,
    language: 'de',
  });
});

test('when nothing was chosen between light and dark, then saving something else does not choose', () => {
  open().save({ showFAQ: false });
  expect(stored()).not.toHaveProperty('darkMode');
  expect(localStorage.getItem('dark-mode')).toBeNull();
});

test.each([
  ['dark-mode', { darkMode: true }, 'true'],
  ['dark-mode', { darkMode: false }, 'false'],
  ['emojis-disabled', { showEmojis: false }, 'true'],
  ['emojis-disabled', { showEmojis: true }, 'false'],
  ['lower', { lower: true }, 'true'],
])(
  'when a setting is saved, then %s mirrors %j as %s, and stands for it without settings',
  (key, change, text) => {
    open().save(change);
    expect(localStorage.getItem(key)).toBe(text);
    localStorage.removeItem('settings');
    expect(open().current()).toMatchObject(change);
  },
);

test.each(['settings', 'dark-mode', 'emojis-disabled', 'lower', null])(
  'when another tab has written %s, then this one has it',
  (key) => {
    const settings = open();
    open().save({ darkMode: true });
    const heard = jest.fn();
    settings.subscribe(heard);
    window.dispatchEvent(new StorageEvent('storage', { key }));
    expect(settings.current().darkMode).toBe(true);
    expect(heard).toHaveBeenCalledTimes(1);
  },
);

test('when the storage is full, then the choice holds as long as the page lives', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const settings = open();
  settings.save({ darkMode: true });
  expect(settings.current().darkMode).toBe(true);
});
