import * as v from 'valibot';
import { openTabChannel } from '@/api/tabChannel';
import { account } from '@/contract/account';
import { sessionKeys } from '@/contract/session';
import type { StoredSession } from '@/events/session';
import { SessionCopy } from './sessionCopy';
import { SessionMessages, type ChangeListener, type SessionChange } from './sessionMessages';

/** Storage for the session that all tabs of a browser share. */
export interface SessionStorage {
  /** The stored session; null if there is none, undefined if storage is unavailable. */
  read: () => StoredSession | null | undefined;
  /**
   * Stores the session `after`, or removes it if null, and tells the other tabs. If storage fails, the session exists
   * in this tab only.
   */
  write: (change: SessionChange) => void;
  /** Stores the session again if the browser lost it. Call this before the first read. Never rejects. */
  recover: () => Promise<void>;
  /**
   * Calls `onChange` with each change that another tab made, in one piece. The stored values arrive one after the other
   * and not in order, so `onValues` says only that some of them changed.
   */
  subscribe: (onChange: ChangeListener, onValues: () => void) => void;
  /** Resolves as soon as the condition holds, or after two seconds. Other tabs' changes may make it hold. */
  until: (isTrue: () => boolean) => Promise<void>;
}

const userText = v.pipe(v.string(), v.parseJson(), account);

function readUser(text: string | null): StoredSession['user'] {
  const user = v.safeParse(userText, text);
  return user.success ? user.output : null;
}

/** In ms. */
const pollInterval = 50;
const longestWait = 2000;

async function poll(isTrue: () => boolean): Promise<void> {
  for (let waited = 0; waited < longestWait && !isTrue(); waited += pollInterval) {
    await new Promise((resolve) => setTimeout(resolve, pollInterval));
  }
}

/**
 * Stores the session in localStorage. The tokens are plain text, and the user is JSON. A browser without
 * BroadcastChannel follows the stored values instead, two seconds later.
 */
export function createLocalSessionStorage(window: Window): SessionStorage {
  const keys: readonly string[] = Object.values(sessionKeys);
  const channel = openTabChannel('linehaul-session');
  const messages = new SessionMessages((message) => channel?.post(message));
  // False after a failed write. The tab then ignores storage, because old content would look like another tab's change.
  let usable = true;

  function put(key: string, value: string | null) {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  }

  /** Removes what a sign-in could not replace, because a reload would make it the earlier person's session again. */
  function forget() {
    try {
      store(null);
      copy?.end();
    } catch {
      // The browser stores nothing at all.
    }
  }

  function store(session: StoredSession | null) {
    // The access token is written last and removed first, because its presence marks a session.
    if (!session) put(sessionKeys.accessToken, null);
    put(sessionKeys.refreshToken, session?.refreshToken ?? null);
    put(sessionKeys.user, session?.user ? JSON.stringify(session.user) : null);
    if (session) put(sessionKeys.accessToken, session.accessToken);
  }

  const read = (): StoredSession | null | undefined => {
    if (!usable) return undefined;
    try {
      const accessToken = window.localStorage.getItem(sessionKeys.accessToken);
      if (!accessToken) return null;
      const refreshToken = window.localStorage.getItem(sessionKeys.refreshToken);
      return {
        accessToken,
        refreshToken,
        user: readUser(window.localStorage.getItem(sessionKeys.user)),
      };
    } catch {
      return undefined;
    }
  };

  const copy = 'indexedDB' in window ? new SessionCopy(window, read) : null;

  return {
    read,
    write(change) {
      const { before, after } = change;
      try {
        if (!after) copy?.end();
        store(after);
        usable = true;
        messages.send(change, performance.timeOrigin + performance.now());
      } catch {
        usable = false;
        if (before === undefined) forget();
      }
      void copy?.follow();
    },
    recover: async () =>
      copy?.recover((session) => {
        store(session);
        messages.begin(session);
      }),
    subscribe(onChange, onValues) {
      channel?.listen((data) => messages.receive(data, onChange));
      messages.begin(read() ?? null);
      window.addEventListener('storage', ({ key }) => {
        if (key === null || keys.includes(key)) onValues();
      });
      // A page in the back/forward cache gets neither messages nor events.
      window.addEventListener('pageshow', ({ persisted }) => {
        if (persisted) onValues();
      });
    },
    until: poll,
  };
}

export function createMemorySessionStorage(stored: StoredSession | null = null): SessionStorage {
  let session = stored;
  return {
    read: () => session,
    write: ({ after }) => {
      session = after;
    },
    recover: () => Promise.resolve(),
    subscribe: () => undefined,
    until: poll,
  };
}
