/** Puts a text on the clipboard; resolves with whether it is there. Never rejects. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

// The clipboard is closed to pages without https; a selected field can still be copied. Of an open modal dialog only the
// inside can be selected.
function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea');
  const before = document.activeElement;
  field.value = text;
  field.readOnly = true;
  field.className = 'sr';
  (document.querySelector('dialog[open]') ?? document.body).append(field);
  field.select();
  const isCopied = runCopyCommand();
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  return isCopied;
}

function runCopyCommand(): boolean {
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}
