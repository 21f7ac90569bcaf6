import { observableValue, type ObservableValue } from '../src/shared/observable';

/** A network that a test switches on and off. */
export function fakeConnection(isOnline = true): ObservableValue<boolean> {
  return observableValue(isOnline);
}
