import { packageName } from './packageName';

test.each([
  [{ from: '2026-10-01', to: '2026-10-31' }, 'Łukasz-Freight-2026-10-01-to-2026-10-31.zip'],
  [{ from: '2026-10-01' }, 'Łukasz-Freight-2026-10-01-to-2026-11-22.zip'],
  [{ to: '2026-10-31' }, 'Łukasz-Freight-to-2026-10-31.zip'],
  [{}, 'Łukasz-Freight-2026-11-22.zip'],
])('an audit package of %j is named after the carrier and the period', (period, name) => {
  expect(packageName(' Łukasz & Freight/', period, '2026-11-22')).toBe(name);
});
