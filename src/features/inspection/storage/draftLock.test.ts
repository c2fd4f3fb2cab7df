import { createFakeLocks } from '@/testing/races/fakeLocks';
import { requestLock } from './draftLock';

const name = 'report';

test('a lock held by another tab is granted only after that tab releases it', async () => {
  const locks = createFakeLocks();
  const held = await requestLock(locks, name, 'try');
  expect(await requestLock(locks, name, 'try')).toBeNull();
  const waiting = requestLock(locks, name, 'wait');
  held?.release();
  const granted = await waiting;
  expect(granted).not.toBeNull();
  expect(await requestLock(locks, name, 'try')).toBeNull();
  expect(held?.lost.aborted).toBe(false);
});

test('a tab learns that another tab has taken its lock', async () => {
  const locks = createFakeLocks();
  const first = await requestLock(locks, name, 'try');
  const second = await requestLock(locks, name, 'steal');
  expect(second).not.toBeNull();
  expect([first?.lost.aborted, second?.lost.aborted]).toEqual([true, false]);
});

test('an aborted wait for a lock ends without the lock', async () => {
  const locks = createFakeLocks();
  const held = await requestLock(locks, name, 'try');
  const abort = new AbortController();
  const waiting = requestLock(locks, name, 'wait', abort.signal);
  abort.abort();
  expect(await waiting).toBeNull();
  held?.release();
  expect(await requestLock(locks, name, 'wait')).not.toBeNull();
});

test('two requests for the same lock are both granted in a browser without Web Locks', async () => {
  const first = await requestLock(undefined, name, 'try');
  const second = await requestLock(undefined, name, 'try');
  first?.release();
  expect([first?.lost.aborted, second?.lost.aborted]).toEqual([false, false]);
});
