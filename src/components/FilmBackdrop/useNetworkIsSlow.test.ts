import { isNetworkSlow } from './useNetworkIsSlow';

test.each([
  ['3g', { effectiveType: '3g' }],
  ['slow 2g', { effectiveType: 'slow-2g' }],
  ['4g, saving data', { effectiveType: '4g', saveData: true }],
])('%s is a slow network', (_, connection) => {
  expect(isNetworkSlow({ connection })).toBe(true);
});

test.each([
  ['4g', { connection: { effectiveType: '4g', saveData: false } }],
  ['a browser that reports nothing', {}],
])('%s is a fast network', (_, navigator) => {
  expect(isNetworkSlow(navigator)).toBe(false);
});
