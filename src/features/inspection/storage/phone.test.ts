import { getPhone, thisPhone } from './phone';

/** Replaces a browser feature for one test. Undefined simulates a browser without the feature. */
function withFeature(owner: object, name: string, feature: unknown): void {
  const before = Object.getOwnPropertyDescriptor(owner, name);
  Object.defineProperty(owner, name, { configurable: true, value: feature });
  endings.push(() => {
    if (before) Object.defineProperty(owner, name, before);
    else Reflect.deleteProperty(owner, name);
  });
}

let endings: (() => void)[] = [];
afterEach(() => {
  for (const end of endings) end();
  endings = [];
});

test('getPhone throws before the inspection has started', () => {
  expect(() => getPhone({ extra: {} })).toThrow('The inspection has not started.');
});

test('the page requests persistent storage, and does not fail if the browser declines', async () => {
  const persist = jest.fn(() => Promise.reject(new Error('declined')));
  withFeature(navigator, 'storage', { persist });
  thisPhone().askToPersist();
  await expect(persist.mock.results[0]?.value).rejects.toThrow('declined');
});

test('asking for persistent storage does not fail in a browser that does not have it', () => {
  expect('storage' in navigator).toBe(false);
  expect(() => thisPhone().askToPersist()).not.toThrow();
  withFeature(navigator, 'storage', undefined);
  expect(() => thisPhone().askToPersist()).not.toThrow();
});

test('the phone opens no channel in a browser without BroadcastChannel', () => {
  withFeature(globalThis, 'BroadcastChannel', undefined);
  expect(thisPhone().openChannel('linehaul-report:1')).toBeNull();
});

test("the phone uses the browser's locks", () => {
  const locks = {};
  withFeature(navigator, 'locks', locks);
  expect(thisPhone().locks).toBe(locks);
});
