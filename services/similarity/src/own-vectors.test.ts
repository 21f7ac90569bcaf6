import { readConfig } from '@proximity/common/config';
import { ownVectors, ownVectorSettings } from './own-vectors';

test('when a language has a folder of its own then it is known, in whatever other settings', () => {
  const env = {
    VECTORS_DIR: '/shipped',
    VECTORS_FR: '/srv/french',
    VECTORS_NDS: '/srv/nds/../low',
    PATH: '/bin',
    VECTORS_IT: '',
  };
  const { OWN_VECTORS } = readConfig(ownVectors, env);
  expect(OWN_VECTORS).toEqual(
    new Map([
      ['fr', '/srv/french'],
      ['nds', '/srv/low'],
    ]),
  );
  expect(ownVectorSettings(OWN_VECTORS)).toEqual({ VECTORS_FR: '/srv/french', VECTORS_NDS: '/srv/low' });
});

test('when the language of a setting is none then the setting is named', () => {
  expect(() => readConfig(ownVectors, { VECTORS_FRENCH: '/srv', VECTORS_fr: '/srv' })).toThrow(
    'VECTORS_FRENCH: must end in a language such as VECTORS_FR; VECTORS_fr: must end in a language',
  );
});
