import * as v from 'valibot';
import { importWithRetry } from '@/components/lazy/importWithRetry';
import { sessionKeys } from '@/contract/session';
import type { StoredSession } from '@/events/session';
import { isSame } from './compareSessions';
import type { SessionDatabase } from './sessionDatabase';
import { storedSession } from './sessionMessages';

const databaseName = 'linehaul-session';

/** In localStorage from the end of a session until the copy has followed, because until then it must not be restored. */
const endedKey = 'sessionEnded';

/** In ms. A database that does not respond must not stop the page. */
const longestWait = 2000;

/** Whether there may be a copy. Without this check, every visitor's page would load the chunk and create the database. */
async function mayExist(): Promise<boolean> {
  if (!('databases' in indexedDB)) return true;
  const databases = await indexedDB.databases();
  return databases.some(({ name }) => name === databaseName);
}

/** A separate chunk, because most pages do not need it. */
const loadDatabase = () =>
  importWithRetry(() => import(/* webpackChunkName: "session" */ './sessionDatabase'));

/**
 * A copy of the stored session in IndexedDB, because browsers write localStorage to the disk seconds late. Only the start
 * of a page reads it. If IndexedDB fails, the session is in localStorage only.
 */
export class SessionCopy {
  private database: SessionDatabase | null = null;

  constructor(
    private readonly window: Window,
    private readonly readStored: () => StoredSession | null | undefined,
  ) {}

  /** Until `follow` has deleted the copy, a page that starts must not restore it. */
  end(): void {
    try {
      this.window.localStorage.setItem(endedKey, '');
    } catch {
      // Storage is full. The copy is deleted all the same, unless the page ends at once.
    }
  }

  /** Copies the stored session, or deletes the copy if there is none. Call this after each change. */
  async follow(): Promise<void> {
    const read = () => this.readStored() ?? null;
    try {
      const { copySession } = await this.openDatabase();
      // The stored session may have changed during the write.
      if (!isSame(await copySession(read), read())) return await this.follow();
      this.window.localStorage.removeItem(endedKey);
    } catch {
      // The key stays, because the copy may be that of an earlier session.
    }
  }

  /** Calls `store` with the copy if the browser has lost the stored session. */
  async recover(store: (session: StoredSession) => void): Promise<void> {
    if (this.readStored() !== null) return;
    let isLate = false;
    const late = new Promise<void>((resolve) => setTimeout(resolve, longestWait));
    const found = this.find((session) => isLate || store(session)).catch(() => undefined);
    await Promise.race([found, late]);
    isLate = true;
  }

  private async openDatabase(): Promise<SessionDatabase> {
    const { openSessionDatabase } = await loadDatabase();
    return (this.database ??= openSessionDatabase());
  }

  private async find(store: (session: StoredSession) => void): Promise<void> {
    if (!(await mayExist())) return;
    if (this.window.localStorage.getItem(endedKey) !== null) return this.follow();
    const { readCopy } = await this.openDatabase();
    await readCopy((copy) => {
      const parsed = v.safeParse(storedSession, copy);
      if (parsed.success && this.isLost(parsed.output)) store(parsed.output);
    });
  }

  /** Whether the stored values are missing, or are the first ones of this very session. */
  private isLost({ refreshToken }: StoredSession): boolean {
    const { localStorage } = this.window;
    const kept = localStorage.getItem(sessionKeys.refreshToken);
    const isEnded = localStorage.getItem(endedKey) !== null;
    return this.readStored() === null && !isEnded && (kept === null || kept === refreshToken);
  }
}
