import { copyText } from './copy-text';

function clipboard(writeText: ((text: string) => Promise<void>) | undefined) {
  Object.defineProperty(navigator, 'clipboard', {
    configurable: true,
    value: writeText && { writeText },
  });
}

afterEach(() => {
  clipboard(undefined);
  document.body.replaceChildren();
});

test('when there is a clipboard, then the text is put there', async () => {
  const writeText = jest.fn().mockResolvedValue(undefined);
  clipboard(writeText);
  await expect(copyText('some text')).resolves.toBe(true);
  expect(writeText).toHaveBeenCalledWith('some text');
});

test.each([
  ['there is none', undefined],
  ['it is closed to the page', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
])('when %s, then the text is copied from a selected field inside the open dialog', async (_why, write) => {
  clipboard(write);
  document.body.innerHTML = '<button></button><dialog open></dialog>';
  document.querySelector('button')?.focus();
  const selected: (string | undefined)[] = [];
  document.execCommand = jest.fn(() => {
    selected.push(document.querySelector<HTMLTextAreaElement>('dialog textarea')?.value);
    return true;
  });
  await expect(copyText('some text')).resolves.toBe(true);
  expect(selected).toEqual(['some text']);
  expect(document.querySelector('textarea')).toBeNull();
  expect(document.querySelector('button')).toHaveFocus();
});

test('when nothing can be copied, then it says so', async () => {
  document.execCommand = () => false;
  await expect(copyText('some text')).resolves.toBe(false);
  document.execCommand = () => {
    throw new Error('not supported');
  };
  await expect(copyText('some text')).resolves.toBe(false);
});
