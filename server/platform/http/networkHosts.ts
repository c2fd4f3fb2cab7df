import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';
import { isLoopback } from '../settings/loopback';

/** The addresses at which other machines find a server that listens on `host`. */
export function networkHosts(host: string, interfaces = networkInterfaces()): string[] {
  if (isLoopback(host)) return [];
  if (isIP(host) !== 0 && !['0.0.0.0', '::'].includes(host)) return [host];
  return Object.values(interfaces)
    .flatMap((addresses) => addresses ?? [])
    .filter(({ internal, family }) => !internal && family === 'IPv4')
    .map(({ address }) => address);
}
