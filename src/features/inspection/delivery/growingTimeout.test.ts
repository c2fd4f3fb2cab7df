import { createGrowingTimeout } from './growingTimeout';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const seconds = (count: number) => jest.advanceTimersByTimeAsync(count * 1000);

/** A call whose response arrives after this many seconds, unless it is aborted. */
function makeCall(after: number) {
  const call = { data: 'stored' };
  let abort = () => {};
  const response = new Promise<{ data?: string; error?: unknown }>((resolve) => {
    abort = () => resolve({ error: { name: 'AbortError' } });
    setTimeout(() => resolve(call), after * 1000);
  });
  return Object.assign(response, { abort: () => abort() });
}

test('after each call without a response, the next one may take twice as long, up to 300 s', async () => {
  const wait = createGrowingTimeout();
  for (const limit of [20, 40, 80, 160, 300, 300]) {
    const result = wait(makeCall(1000));
    await seconds(limit - 0.1);
    await seconds(0.2);
    expect(await result).toEqual({ error: { kind: 'unreachable' } });
  }
});

test('a response that takes 25 s arrives at the second call, and the limit is 20 s again', async () => {
  const wait = createGrowingTimeout();
  for (const expected of [{ error: { kind: 'unreachable' } }, { data: 'stored' }]) {
    const result = wait(makeCall(25));
    await seconds(25);
    expect(await result).toEqual(expected);
  }
  const third = wait(makeCall(25));
  await seconds(20);
  expect(await third).toEqual({ error: { kind: 'unreachable' } });
});
