/** What is handed to the device's own share sheet. */
export interface NativeShare {
  readonly text: string;
  /** Goes along where the device takes files. */
  readonly file: File | null;
}

/** Whether the device has a share sheet at all. */
export function canShareNatively(): boolean {
  return typeof navigator.share === 'function';
}

/** Such a failure says that there is a sheet: it was closed again, or it is open already. */
const ENDS_OF_A_SHEET = ['AbortError', 'InvalidStateError'];

/** Opens the device's share sheet; resolves with whether there is one. Closing it again is no failure. */
export async function shareNatively({ text, file }: NativeShare): Promise<boolean> {
  if (!canShareNatively()) return false;
  try {
    await navigator.share(file && takesFile(file) ? { text, files: [file] } : { text });
    return true;
  } catch (error) {
    return error instanceof DOMException && ENDS_OF_A_SHEET.includes(error.name);
  }
}

function takesFile(file: File): boolean {
  return typeof navigator.canShare === 'function' && navigator.canShare({ files: [file] });
}
