import { scannedIn, scanPath } from './scanPath';

const scanned = (path: string) => scannedIn(new URL(path, 'https://northway.example').searchParams);

test.each([
  { kind: 'truck' as const, number: 'T-104' },
  { kind: 'trailer' as const, number: 'R 88/2 & Söhne+1' },
])('the address on the label of $kind $number names that vehicle', (vehicle) => {
  expect(scanPath(vehicle)).toMatch(/^\/vehicle-report\?/);
  expect(scanned(scanPath(vehicle))).toEqual(vehicle);
});

test.each([
  '/vehicle-report',
  '/vehicle-report?truck=%20',
  `/vehicle-report?truck=${'1'.repeat(5000)}`,
])("a label's address without a usable number names no vehicle (case %#)", (path) => {
  expect(scanned(path)).toBeNull();
});
