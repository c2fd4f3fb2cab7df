import type { Queries } from '../../platform/database/Database';
import { makeStoredResponse, type StoredResponse } from '../../platform/storedResponse';
import { withPictures } from './pictures';

const json = 'application/json; charset=utf-8';

export type ContentReader = (queries: Queries) => Promise<unknown>;

/**
 * Caches the responses of the content calls, serialized and compressed, until the content changes.
 * A cached response needs no query and works while the database is unavailable. After a change, or
 * after a reconnect that may have missed one, the cache serves the last response until it can read
 * the content again.
 */
export class ContentCache {
  private responses = new Map<string, Promise<StoredResponse>>();
  private readonly last = new Map<string, StoredResponse>();
  private readonly changeListeners: (() => void)[] = [];

  constructor(
    private readonly queries: Queries,
    private readonly readers: Readonly<Record<string, ContentReader>>,
  ) {}

  /** Calls the listener at every change, for example to drop rendered pages too. */
  onChange(listener: () => void): void {
    this.changeListeners.push(listener);
  }

  /**
   * Drops all responses. Reading all content again takes milliseconds, so a partial drop is not
   * worth the risk.
   */
  drop(): void {
    this.responses = new Map();
    for (const listener of this.changeListeners) listener();
  }

  /**
   * Drops one response, so that the author of a change sees it in the next read. Does not call the
   * listeners.
   */
  forget(path: string): void {
    this.responses.delete(path);
  }

  /** The response of the content call at `path`. */
  response(path: string): Promise<StoredResponse> {
    const kept = this.responses.get(path);
    if (kept) return kept;
    // Stores the promise, so that simultaneous requests share one read. A read that started before
    // a `drop` belongs to the discarded map.
    const { responses } = this;
    const fresh = this.readOrLast(path, responses);
    responses.set(path, fresh);
    return fresh;
  }

  private async readOrLast(
    path: string,
    responses: Map<string, Promise<StoredResponse>>,
  ): Promise<StoredResponse> {
    try {
      const response = await this.read(path);
      // A read that began before a `drop` may end after a newer read, whose result it must not
      // replace.
      if (responses === this.responses) this.last.set(path, response);
      return response;
    } catch (error) {
      // Forgets the failed read, so that the next caller reads again.
      responses.delete(path);
      const last = this.last.get(path);
      if (!last) throw error;
      return last;
    }
  }

  private async read(path: string): Promise<StoredResponse> {
    const reader = this.readers[path];
    if (!reader) throw new Error(`no content is read for ${path}`);
    const response = await withPictures(this.queries, await reader(this.queries));
    return makeStoredResponse(json, JSON.stringify(response));
  }
}
