import { createTexts, interfaceLanguage } from './create-texts';
import { fillText } from './fill-text';
import { numberWriter } from './number-writer';

const inLanguage = numberWriter();

test('when a text has places, then the values stand in them, and an unknown place is left to be seen', () => {
  expect(fillText('{{a}} and {{b}}', { a: 'x' }, inLanguage('en'))).toBe('x and {{b}}');
});

test('when a value looks like a place, then it is not filled again', () => {
  expect(fillText('{{a}} {{b}}', { a: '{{b}}', b: 'y' }, inLanguage('en'))).toBe('{{b}} y');
});

test('when a place asks for a number, then the language writes it, with the decimals asked for', () => {
  expect(fillText('#{{n, number}}', { n: 12390 }, inLanguage('en'))).toBe('#12,390');
  expect(fillText('#{{n, number}}', { n: 12390 }, inLanguage('de'))).toBe('#12.390');
  expect(fillText('{{n, number(2)}}', { n: 70 }, inLanguage('en'))).toBe('70.00');
  expect(fillText('{{n, number(1)}}', { n: 58.34 }, inLanguage('en'))).toBe('58.3');
});

test('when a text has several numbers, then the count chooses', () => {
  const { t } = createTexts('en');
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
