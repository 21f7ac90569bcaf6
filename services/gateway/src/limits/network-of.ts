import { isIPv6 } from 'node:net';

const MAPPED_IPV4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i;
/** Groups of an IPv6 address that name the network: the rest is for its owner to choose. */
const NETWORK_GROUPS = 4;
const GROUPS = 8;

/**
 * What an address counts as: itself, or for IPv6 its /64, in which one household has more addresses than there are
 * people.
 */
export function networkOf(ip: string | undefined): string {
  if (ip === undefined) return 'unknown';
  const [, ipv4] = MAPPED_IPV4.exec(ip) ?? [];
  if (ipv4 !== undefined) return ipv4;
  if (!isIPv6(ip)) return ip;
  // The URL parser writes every address in its one short form, without the zone.
  const { hostname } = new URL(`http://[${ip.replace(/%.*/, '')}]`);
  return `${groupsOf(hostname.slice(1, -1)).slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

function groupsOf(address: string): string[] {
  const [before = [], after = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const leftOut = GROUPS - before.length - after.length;
  return [...before, ...Array.from({ length: leftOut }, () => '0'), ...after];
}
