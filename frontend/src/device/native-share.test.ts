import { shareNatively } from './native-share';

const file = new File(['png'], 'card.png', { type: 'image/png' });

function device(own: { share?: unknown; canShare?: unknown }) {
  Object.defineProperty(navigator, 'share', { configurable: true, value: own.share });
  Object.defineProperty(navigator, 'canShare', { configurable: true, value: own.canShare });
}

afterEach(() => device({}));

test('when the device has no share sheet, then there is none', async () => {
  await expect(shareNatively({ text: 'text', file })).resolves.toBe(false);
});

test.each([
  ['takes files', () => true, { text: 'text', files: [file] }],
  ['takes no files', () => false, { text: 'text' }],
  ['does not say', undefined, { text: 'text' }],
])('when the device %s, then it gets what it takes', async (_what, canShare, data) => {
  const share = jest.fn().mockResolvedValue(undefined);
  device({ share, canShare });
  await expect(shareNatively({ text: 'text', file })).resolves.toBe(true);
  expect(share).toHaveBeenCalledWith(data);
});

test('when there is no picture, then the text goes alone', async () => {
  const share = jest.fn().mockResolvedValue(undefined);
  device({ share, canShare: () => true });
  await shareNatively({ text: 'text', file: null });
  expect(share).toHaveBeenCalledWith({ text: 'text' });
});

test.each([
  ['AbortError', true],
  ['InvalidStateError', true],
  ['NotAllowedError', false],
])('when the sheet ends in %s, then it was there: %s', async (name, isThere) => {
  device({ share: () => Promise.reject(new DOMException('', name)) });
  await expect(shareNatively({ text: 'text', file: null })).resolves.toBe(isThere);
});
