import { shareAddresses } from './share-addresses';

const text = 'Proximity #904\n✅ 25 guesses & more\nhttps://play.example/?a=b';

test.each([
  ['twitter', 'https://twitter.com/intent/tweet', 'text'],
  ['whatsapp', 'https://wa.me/', 'text'],
] as const)('when the text goes to %s, then its address takes it whole', (to, address, field) => {
  const url = new URL(shareAddresses[to](text));
  expect(url.origin + url.pathname).toBe(address);
  expect([...url.searchParams]).toEqual([[field, text]]);
});

test('when the text goes by SMS, then it is the body of a message to nobody yet', () => {
  const address = shareAddresses.sms(text);
  expect(address).toMatch(/^sms:\?&body=/);
  expect(decodeURIComponent(address.replace('sms:?&body=', ''))).toBe(text);
});
