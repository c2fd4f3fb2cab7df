import { isLoopbackName } from './loopback';

test.each([
  ['http://localhost:3000', true],
  ['http://carrier.localhost', true],
  ['http://127.0.0.1', true],
  ['http://[::1]:3000', true],
  ['https://carrier.example', false],
  ['http://192.168.1.20:3000', false],
  ['https://localhost.example', false],
])('whether %s opens only on its own computer is %s', (origin, expected) => {
  expect(isLoopbackName(new URL(origin).hostname)).toBe(expected);
});
