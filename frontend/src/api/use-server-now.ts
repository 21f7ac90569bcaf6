import { usePageServices } from '../shared/page-services';
import { useToday } from './use-today';

/** The time of this showing, as the server's clock has it: that of a device can be wrong by days. */
export function useServerNow(): Date {
  const { now } = usePageServices();
  const { data: today } = useToday();
  return new Date(now() + (today?.clockSkewMs ?? 0));
}
