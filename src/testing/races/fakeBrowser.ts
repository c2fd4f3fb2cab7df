import { api } from '@/api/api';
import { makeStore } from '@/app/store';
import { selectStoredSession } from '@/features/auth/authSlice';
import { restoreSession } from '@/features/auth/session/followTabs';
import { createLocalSessionStorage } from '@/features/auth/session/sessionStorage';
import type { PublicSettings } from '@/contract/settings';

/**
 * Starts a browser in Node with this content of localStorage, which its tabs share. They learn of changes by messages
 * only. `phone` may add IndexedDB.
 */
export function startBrowser(
  settings: PublicSettings,
  stored: Record<string, string> = {},
  phone: { indexedDB?: IDBFactory } = {},
) {
  const values = new Map(Object.entries(stored));
  const localStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
  };
  async function openTab() {
    const events = new EventTarget();
    const window = Object.assign(events, { localStorage, ...phone }) as unknown as Window;
    const storage = createLocalSessionStorage(window);
    const store = makeStore({ settings, sessionStorage: storage, currentPath: () => '/' });
    stores.push(store);
    await storage.recover();
    restoreSession(store, storage);
    const mine = () => selectStoredSession(store.getState());
    return { store, storage, mine, events };
  }
  return { localStorage, keys: () => Object.fromEntries(values), openTab };
}

const stores: ReturnType<typeof makeStore>[] = [];
const channels: BroadcastChannel[] = [];
const RealChannel = BroadcastChannel;

/** Call this in `beforeAll`, so that `closeBrowsers` can close the tabs' channels. */
export function watchChannels(): void {
  globalThis.BroadcastChannel = class extends RealChannel {
    constructor(name: string) {
      super(name);
      channels.push(this);
    }
  };
}

/** Closes all tabs. Their channels and the cache's timers would delay the end of the test run. */
export function closeBrowsers(): void {
  for (const channel of channels.splice(0)) channel.close();
  for (const { dispatch } of stores.splice(0)) dispatch(api.util.resetApiState());
}
