import { createDeviceStorage } from './device-storage';
import { createSettingsStore } from './settings-store';

const open = () => createSettingsStore(createDeviceStorage(window));

test.each(['', '{', '[]', '7', 'null', '{"darkMode":"yes","languages":[1,{"code":"fr","isSelected":true}]}'])(
  'when the storage holds %j, then nothing is chosen',
  (broken) => {
    localStorage.setItem('settings', broken);
    expect(open().current()).toEqual({ darkMode: null, highContrast: false, language: null });
  },
);

test('when a choice is saved, then fields that this page does not know stay', () => {
  localStorage.setItem('settings', '{"showFAQ":false,"darkMode":true}');
  open().save({ language: 'de' });
  expect(JSON.parse(localStorage.getItem('settings') ?? '')).toMatchObject({
    showFAQ: false,
    darkMode: true,
    languages: [
      { code: 'en', isSelected: false },
      { code: 'es', isSelected: false },
      { code: 'de', isSelected: true },
    ],
  });
  expect(open().current().language).toBe('de');
});

test('when another tab saves, then this one has it', () => {
  const settings = open();
  open().save({ darkMode: true });
  const heard = jest.fn();
  settings.subscribe(heard);
  window.dispatchEvent(new StorageEvent('storage', { key: 'settings' }));
  expect(settings.current().darkMode).toBe(true);
  expect(heard).toHaveBeenCalledTimes(1);
});

test('when the storage is full, then the choice holds as long as the page lives', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const settings = open();
  settings.save({ darkMode: true });
  expect(settings.current().darkMode).toBe(true);
});
