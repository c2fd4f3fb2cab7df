import type { Queries } from '../../platform/database/Database';
import { makeStoredResponse, type StoredResponse } from '../../platform/storedResponse';
import { withPictures } from './pictures';

const json = 'application/json; charset=utf-8';

export type ContentReader = (queries: Queries) => Promise<unknown>;

/**
 * Caches the serialized and compressed responses of the content calls until the content changes. A cached response
 * needs no query, so it also works while the database is unavailable. After a change, the cache serves the last
 * response if it cannot read the content again.
 */
export class ContentCache {
  private responses = new Map<string, Promise<StoredResponse>>();
  private readonly last = new Map<string, StoredResponse>();
  private readonly changeListeners: (() => void)[] = [];

  constructor(
    private readonly queries: Queries,
    private readonly readers: Readonly<Record<string, ContentReader>>,
  ) {}

  onChange(listener: () => void): void {
    this.changeListeners.push(listener);
  }

  /**
   * Drops all responses. Reading all content again takes only milliseconds, so the cache does not track which responses
   * a change affects.
   */
  drop(): void {
    this.responses = new Map();
    for (const listener of this.changeListeners) listener();
  }

  /** Drops one response, so the author of a change reads it fresh. Does not call the listeners. */
  forget(path: string): void {
    this.responses.delete(path);
  }

  response(path: string): Promise<StoredResponse> {
    const kept = this.responses.get(path);
    if (kept) return kept;
    // Stores the promise, so simultaneous requests share one read. After a `drop`, a read that started earlier remains
    // in the discarded map.
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
      // Ignores a read that started before a `drop`, because it may end after a newer read.
      if (responses === this.responses) this.last.set(path, response);
      return response;
    } catch (error) {
      // Discards the failed read, so the next caller reads again.
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
