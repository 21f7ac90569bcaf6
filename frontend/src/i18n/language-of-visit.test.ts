import { languageOfVisit, readLanguage } from './language-of-visit';

const nothing = { query: null, route: null, saved: null, browser: [] } as const;

test.each([
  ['nothing says anything', {}, 'en'],
  ['the browser speaks Austrian German', { browser: ['de-AT', 'en'] }, 'de'],
  ['the browser prefers a language that there is not', { browser: ['fr-FR', 'es-MX', 'en'] }, 'es'],
  ['English was saved and the browser speaks Spanish', { saved: 'en', browser: ['es'] }, 'en'],
  ['a landing route is opened and another language is saved', { route: 'es', saved: 'de' }, 'es'],
  ['the query names one on a landing route', { query: 'de', route: 'es' }, 'de'],
  ['the query names none that there is', { query: 'xx', saved: 'es' }, 'es'],
  ['the query has the old name of English', { query: 'proximity', saved: 'es' }, 'en'],
] as const)('when %s, then the words are of that language', (_case, signs, language) => {
  expect(languageOfVisit({ ...nothing, ...signs })).toBe(language);
});

test.each([null, '', 'EN', 'english', '../en'])('when the code is %j, then it names no language', (code) => {
  expect(readLanguage(code)).toBeNull();
});
