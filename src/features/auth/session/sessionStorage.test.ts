import { session } from '@/testing/fixtures/account';
import type { SessionChange } from './sessionMessages';
import { createLocalSessionStorage } from './sessionStorage';

/** Connects the tabs of one browser, and delivers each message at once. */
class FakeChannel {
  static tabs: FakeChannel[] = [];
  private listener: (event: { data: unknown }) => void = () => undefined;

  constructor(readonly name: string) {
    FakeChannel.tabs.push(this);
  }

  addEventListener(_type: 'message', listener: FakeChannel['listener']): void {
    this.listener = listener;
  }

  close(): void {
    FakeChannel.tabs = FakeChannel.tabs.filter((tab) => tab !== this);
  }

  postMessage(data: unknown): void {
    for (const tab of FakeChannel.tabs) if (tab !== this) tab.listener({ data });
  }
}

const realChannel = globalThis.BroadcastChannel;
beforeEach(() => {
  FakeChannel.tabs = [];
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  localStorage.clear();
});
afterEach(() => {
  Object.assign(globalThis, { BroadcastChannel: realChannel });
  jest.restoreAllMocks();
});

function openTab() {
  const storage = createLocalSessionStorage(window);
  const seen: [SessionChange, 'later' | 'same' | 'earlier'][] = [];
  const onValues = jest.fn();
  storage.subscribe(({ at, ...change }, signedInAt) => {
    seen.push([change, at === signedInAt ? 'same' : at > signedInAt ? 'later' : 'earlier']);
  }, onValues);
  return { storage, seen, onValues };
}

const renewed = { ...session, accessToken: 'access-2' };

test('the session is in exactly three keys of localStorage, and other tabs get each change in one piece', () => {
  const [first, second] = [openTab(), openTab()];
  first.storage.write({ after: session });
  expect(Object.fromEntries(Object.entries(localStorage))).toEqual({
    accessToken: session.accessToken,
    refreshToken: session.refreshToken,
    user: JSON.stringify(session.user),
  });
  expect(second.storage.read()).toEqual(session);
  first.storage.write({ before: session, after: renewed });
  expect(second.seen).toEqual([
    [{ before: undefined, after: session }, 'later'],
    [{ before: session, after: renewed }, 'same'],
  ]);
  expect(first.seen).toEqual([]);
});

test('a change of an earlier sign-in is earlier in a tab that has signed in since', () => {
  jest.spyOn(performance, 'now').mockReturnValueOnce(2).mockReturnValueOnce(1);
  const later = openTab();
  later.storage.write({ after: session });
  // Nothing of the sign-in has reached the other tab.
  localStorage.clear();
  const earlier = openTab();
  earlier.storage.write({ after: renewed });
  expect(later.seen).toEqual([[{ before: undefined, after: renewed }, 'earlier']]);
});

test('a tab that is opened later learns when its sign-in was', () => {
  const first = openTab();
  first.storage.write({ after: session });
  const later = openTab();
  later.storage.write({ before: session, after: renewed });
  expect(first.seen).toEqual([
    [{ before: session, after: session }, 'earlier'],
    [{ before: session, after: renewed }, 'same'],
  ]);
});

test('a message that is not a session is ignored, and a change of the stored values is only a hint', () => {
  const tab = openTab();
  new FakeChannel('linehaul-session').postMessage({ at: 'now', after: { accessToken: 7 } });
  expect(tab.seen).toEqual([]);
  window.dispatchEvent(new StorageEvent('storage', { key: 'user' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'colourScheme' }));
  expect(tab.onValues).toHaveBeenCalledTimes(1);
});

test('a browser without BroadcastChannel stores the session all the same', () => {
  Object.assign(globalThis, { BroadcastChannel: undefined });
  const { storage } = openTab();
  storage.write({ after: session });
  expect(storage.read()).toEqual(session);
});

test('a tab whose storage is full keeps its own session', () => {
  const { storage, seen } = openTab();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storage.write({ after: session });
  expect(storage.read()).toBeUndefined();
  expect(seen).toEqual([]);
});

test('a session stays stored when its message to the other tabs fails once', () => {
  const [first, second] = [openTab(), openTab()];
  jest.spyOn(FakeChannel.prototype, 'postMessage').mockImplementationOnce(() => {
    throw new DOMException('The channel was lost.', 'InvalidStateError');
  });
  first.storage.write({ after: session });
  expect(first.storage.read()).toEqual(session);
  expect(second.seen).toEqual([[{ before: undefined, after: session }, 'later']]);
});
