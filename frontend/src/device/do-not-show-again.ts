import type { DeviceStorage } from './device-storage';

/** The actions that ask first, as they are named on the device. */
export type AskingAction = 'hint' | 'give-up' | 'remove-friend' | 'regenerate-code';

const YES = 'true';

/** Whether the player wants this action to run at once. */
export function isNotShownAgain(storage: DeviceStorage, action: AskingAction): boolean {
  return storage.read(keyOf(action)) === YES;
}

export function doNotShowAgain(storage: DeviceStorage, action: AskingAction): void {
  storage.write(keyOf(action), YES);
}

function keyOf(action: AskingAction): string {
  return `doNotShowAgain-${action}`;
}
