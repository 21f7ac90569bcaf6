import { createTexts, interfaceLanguage } from './create-texts';
import { laterTexts } from './later-texts';

test('when a text needs a value that is not given, then the place is left to be seen', () => {
  expect(createTexts('en').t('page.gameTitle', { title: 'Nearly' })).toBe('Nearly #{{gameNumber}}');
});

test('when a value looks like a place, then it is not filled again', () => {
  const { t } = createTexts('en');
  expect(t('page.gameTitle', { title: '{{gameNumber}}', gameNumber: 9 })).toBe('{{gameNumber}} #9');
});

test('when a place asks for a number, then the language writes it, with the decimals asked for', () => {
  expect(createTexts('en').t('nearness.nearest', { value: 58.34 })).toContain('58.3*');
  expect(createTexts('en').t('nearness.nearest', { value: 70 })).toContain('70.0*');
  expect(createTexts('en').t('proximity.rank', { rank: 12390 })).toBe('#12,390');
});

test('when a text has several numbers, then the count chooses', () => {
  const { t, add } = createTexts('en');
  add(laterTexts);
  expect(t('ending.guesses', { count: 1 })).toBe('1 guess');
  expect(t('ending.guesses', { count: 0 })).toBe('0 guesses');
});

test('when a language has no catalogue, then the interface is shown in English', () => {
  expect(interfaceLanguage('de')).toBe('en');
  expect(createTexts('de').t('ask.submit')).toBe('Guess');
});

test('when the language changes, then those who watch are told, and only then', () => {
  const texts = createTexts('en');
  const changes: string[] = [];
  const stop = texts.subscribe(() => changes.push(texts.current()));
  texts.changeLanguage('en');
  texts.changeLanguage('es');
  stop();
  texts.changeLanguage('en');
  expect(changes).toEqual(['es']);
});

test('when a value is the same everywhere, then no caller has to give it', () => {
  expect(createTexts('en', { title: 'Nearly' }).t('page.gameTitle', { gameNumber: 9 })).toBe('Nearly #9');
});

test('when the rest of the catalogues is added, then its texts are there beside the first ones', () => {
  const { t, add } = createTexts('en');
  expect(t('confirm.close')).toBe('confirm.close');
  add(laterTexts);
  add(laterTexts);
  expect(t('confirm.close')).toBe('Close');
  expect(t('ask.submit')).toBe('Guess');
});
