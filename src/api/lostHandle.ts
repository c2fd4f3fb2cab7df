/** Browsers end a connection without its `close` event. Each use of the handle then fails with one of these. */
const failures = ['InvalidStateError', 'UnknownError'];

/** Whether the handle is unusable, so that only a new one helps. */
export const isLostHandle = (error: unknown): boolean =>
  error instanceof DOMException && failures.includes(error.name);
