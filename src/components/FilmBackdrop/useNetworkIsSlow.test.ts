import { isNetworkSlow } from './useNetworkIsSlow';

test.each([
  ['3g', { effectiveType: '3g' }],
  ['slow 2g', { effectiveType: 'slow-2g' }],
  ['4g, saving data', { effectiveType: '4g', saveData: true }],
])('the network is treated as slow with %s', (_, connection) => {
  expect(isNetworkSlow({ connection })).toBe(true);
});

test.each([
  ['4g', { connection: { effectiveType: '4g', saveData: false } }],
  ['a browser that reports nothing', {}],
])('the network is treated as fast with %s', (_, navigator) => {
  expect(isNetworkSlow(navigator)).toBe(false);
});
