import { readProfile } from './profile';

const PHOTO = 'https://photos.example/maya.jpg';

describe('what a provider says about a player', () => {
  it('when all claims are there, then all are read', () => {
    const claims = {
      sub: '1',
      name: 'Maya Lindqvist',
      given_name: 'Maya',
      picture: PHOTO,
      email: 'maya@players.example',
      email_verified: true,
    };
    expect(readProfile(claims)).toEqual({
      name: 'Maya Lindqvist',
      firstName: 'Maya',
      photoUrl: PHOTO,
      email: 'maya@players.example',
      emailVerified: true,
    });
  });

  it.each([
    [{ name: 'Tomás Rivera' }, 'Tomás Rivera', 'Tomás'],
    [{ given_name: 'Ines' }, 'Ines', 'Ines'],
    [{ nickname: 'ada' }, 'ada', 'ada'],
    [{ preferred_username: 'grace' }, 'grace', 'grace'],
    [{ preferred_username: 'grace@work.example' }, 'Player', 'Player'],
    [{ name: '  \t ' }, 'Player', 'Player'],
    [{ name: 42, given_name: null }, 'Player', 'Player'],
    [{}, 'Player', 'Player'],
    [{ name: 'An\u202ena\nBel\u0000l' }, 'An na Bel l', 'An'],
    [{ name: '🦊'.repeat(100) }, '🦊'.repeat(80), '🦊'.repeat(80)],
    [{ name: '李小龙' }, '李小龙', '李小龙'],
  ])('when the claims are %j, then the names are %s and %s', (claims, name, firstName) => {
    expect(readProfile(claims)).toMatchObject({ name, firstName });
  });

  it.each([
    'http://photos.example/maya.jpg',
    'javascript:alert(1)',
    'data:image/png;base64,AAAA',
    'https://user:password@photos.example/',
    'maya.jpg',
    '',
    `https://photos.example/${'x'.repeat(2_048)}`,
    7,
  ])('when the picture is %p, then there is none', (picture) => {
    expect(readProfile({ picture }).photoUrl).toBeUndefined();
  });

  it('when the provider belongs to this machine, then its photos may come by http, but by nothing else', () => {
    expect(readProfile({ picture: 'http://127.0.0.1:8082/a.svg' }, true).photoUrl).toBe(
      'http://127.0.0.1:8082/a.svg',
    );
    expect(readProfile({ picture: 'ftp://127.0.0.1/a.svg' }, true).photoUrl).toBeUndefined();
  });

  it.each([
    [{ email: 'a@b.example', email_verified: 'true' }, false],
    [{ email: 'a@b.example' }, false],
    [{ email_verified: true }, false],
    [{ email: 'not an address', email_verified: true }, false],
    [{ email: 'a@b.example', email_verified: true }, true],
  ])('when the claims are %j, then the address is verified: %s', (claims, verified) => {
    expect(readProfile(claims).emailVerified).toBe(verified);
  });
});
