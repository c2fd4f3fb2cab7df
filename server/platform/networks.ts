import { isIPv6 } from 'node:net';
import { Address6 } from 'ip-address';

/**
 * Returns the networks that count as one caller, narrowest first: an IPv4 address alone, or an IPv6 address's /64 and
 * /48.
 */
export function listNetworks(address: string): readonly [string, string?] {
  const network = getNetwork(address);
  if (!isIPv6(network)) return [network];
  return [network, `${new Address6(`${network}/48`).startAddress().correctForm()}/48`];
}

/**
 * Returns the network that counts as one caller. It is an IPv6 address's /64, because a customer's line gets a whole
 * /64. An IPv4 address in IPv6 notation counts as the IPv4 address.
 */
export function getNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const ipv6 = new Address6(address);
  if (ipv6.isMapped4()) return ipv6.to4().correctForm();
  return new Address6(`${ipv6.correctForm()}/64`).startAddress().correctForm();
}
