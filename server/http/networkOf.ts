import { isIPv6 } from 'node:net';
import { Address6 } from 'ip-address';

/**
 * What counts as one caller's address: of IPv6 the /64 network, since a customer's line gets a whole one; an
 * IPv4 address written as IPv6 is the IPv4 address.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const ipv6 = new Address6(address);
  if (ipv6.isMapped4()) return ipv6.to4().correctForm();
  return new Address6(`${ipv6.correctForm()}/64`).startAddress().correctForm();
}
