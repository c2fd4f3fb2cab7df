import { isIPv6 } from 'node:net';
import { Address6 } from 'ip-address';

/**
 * Returns the network that counts as one caller: the /64 network of an IPv6 address, since a
 * customer's line gets a whole one. An IPv4 address written as IPv6 counts as the IPv4 address.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const ipv6 = new Address6(address);
  if (ipv6.isMapped4()) return ipv6.to4().correctForm();
  return new Address6(`${ipv6.correctForm()}/64`).startAddress().correctForm();
}
