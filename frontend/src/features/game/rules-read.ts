import type { DeviceStorage } from '../../device/device-storage';

const KEY = 'readRules';
const YES = 'true';

/** Whether the first-visit explanation was seen or skipped on this device. */
export function areRulesRead(storage: DeviceStorage): boolean {
  return storage.read(KEY) === YES;
}

export function rememberRules(storage: DeviceStorage): void {
  if (!areRulesRead(storage)) storage.write(KEY, YES);
}
