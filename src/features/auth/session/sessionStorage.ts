import * as v from 'valibot';
import { account } from '@/contract/account';
import { sessionKeys } from '@/contract/session';
import type { StoredSession } from '@/events/session';

/** Storage for the session that all tabs of a browser share. */
export interface SessionStorage {
  /** The stored session; null if there is none, undefined if storage is unavailable. */
  read: () => StoredSession | null | undefined;
  /** Stores the session, or removes it if null. If storage fails, the session exists in this tab only. */
  write: (session: StoredSession | null) => void;
  /** Calls the listener when another tab changes the session. */
  subscribe: (listener: () => void) => void;
}

const userText = v.pipe(v.string(), v.parseJson(), account);

function readUser(text: string | null): StoredSession['user'] {
  const user = v.safeParse(userText, text);
  return user.success ? user.output : null;
}

/** Stores the session in localStorage. The tokens are plain text, and the user is JSON. */
export function createLocalSessionStorage(window: Window): SessionStorage {
  const keys: readonly string[] = Object.values(sessionKeys);
  // False after a failed write. The tab then ignores storage, because old content would look like another tab's change.
  let usable = true;

  function put(key: string, value: string | null) {
    if (value === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, value);
  }

  return {
    read() {
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
    },
    write(session) {
      try {
        // The access token is written last and removed first, because its presence marks a session.
        if (!session) put(sessionKeys.accessToken, null);
        put(sessionKeys.refreshToken, session?.refreshToken ?? null);
        put(sessionKeys.user, session?.user ? JSON.stringify(session.user) : null);
        if (session) put(sessionKeys.accessToken, session.accessToken);
        usable = true;
      } catch {
        usable = false;
      }
    },
    subscribe(listener) {
      window.addEventListener('storage', ({ key }) => {
        if (key === null || keys.includes(key)) listener();
      });
    },
  };
}

export function createMemorySessionStorage(stored: StoredSession | null = null): SessionStorage {
  let session = stored;
  return {
    read: () => session,
    write: (next) => {
      session = next;
    },
    subscribe: () => undefined,
  };
}
