import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Queries } from '../db/Database';
import { makeStoredAnswer, sendStored } from '../http/storedAnswer';
import type { StoredAnswer } from '../http/storedAnswer';

const json = 'application/json; charset=utf-8';

export type ContentReader = (queries: Queries) => Promise<unknown>;

/**
 * The answers of the content calls, ready to send: read, serialised and compressed once, then kept until
 * the content changes. So a warm read costs no query, and goes on while the database is away.
 */
export class ContentCache {
  private answers = new Map<string, Promise<StoredAnswer>>();
  private readonly changeListeners: (() => void)[] = [];

  constructor(
    private readonly queries: Queries,
    private readonly readers: Readonly<Record<string, ContentReader>>,
  ) {}

  /** A route handler for the content call at `path`. */
  handler(path: string) {
    return async (request: FastifyRequest, reply: FastifyReply) =>
      sendStored(request, reply, await this.answer(path));
  }

  /** Hears of every change, e.g. to drop rendered pages too. */
  onChange(listener: () => void): void {
    this.changeListeners.push(listener);
  }

  /** Forgets everything: all of it is read again in milliseconds, so nothing finer is worth its risk. */
  drop(): void {
    this.answers = new Map();
    for (const listener of this.changeListeners) listener();
  }

  /** Forgets one answer, for a change that its author shall see in their next read. Nobody else hears of it. */
  forget(path: string): void {
    this.answers.delete(path);
  }

  private answer(path: string): Promise<StoredAnswer> {
    const kept = this.answers.get(path);
    if (kept) return kept;
    // The promise is kept, so that simultaneous cold requests read once. What was read before a
    // `drop` stays in the map that was thrown away.
    const { answers } = this;
    const fresh = this.read(path);
    answers.set(path, fresh);
    fresh.catch(() => answers.delete(path));
    return fresh;
  }

  private async read(path: string): Promise<StoredAnswer> {
    const reader = this.readers[path];
    if (!reader) throw new Error(`no content is read for ${path}`);
    return makeStoredAnswer(json, JSON.stringify(await reader(this.queries)));
  }
}
