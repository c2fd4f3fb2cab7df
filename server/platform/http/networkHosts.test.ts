import type { NetworkInterfaceInfo } from 'node:os';
import { networkHosts } from './networkHosts';

const common = { netmask: '255.255.255.0', mac: '00:00:00:00:00:00', cidr: null };
const interfaces: Record<string, NetworkInterfaceInfo[]> = {
  lo: [{ ...common, address: '127.0.0.1', family: 'IPv4', internal: true }],
  eth0: [
    { ...common, address: '192.168.1.20', family: 'IPv4', internal: false },
    { ...common, address: 'fe80::1', family: 'IPv6', internal: false, scopeid: 2 },
  ],
};

test.each([
  ['0.0.0.0', ['192.168.1.20']],
  ['::', ['192.168.1.20']],
  ['10.0.0.5', ['10.0.0.5']],
  ['localhost', []],
  ['127.0.0.1', []],
])('other machines find a server that listens on %s at %j', (host, expected) => {
  expect(networkHosts(host, interfaces)).toEqual(expected);
});
