/** A rejection that the client receives unchanged. `handleError` replaces the message of any other error. */
export class HttpRejection extends Error {
  constructor(
    readonly status: number,
    readonly body: Readonly<Record<string, unknown>>,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(`HTTP ${status}`);
    this.name = 'HttpRejection';
  }
}

/** Returns a 400 with field errors, in Django REST framework's shape. */
export function fieldErrors(fields: Record<string, string[]>): HttpRejection {
  return new HttpRejection(400, fields);
}

export function notFound(): HttpRejection {
  return new HttpRejection(404, { detail: 'Not found.' });
}

export function forbidden(detail: string): HttpRejection {
  return new HttpRejection(403, { detail });
}

export function unauthorized(detail: string): HttpRejection {
  return new HttpRejection(401, { detail }, { 'WWW-Authenticate': 'Bearer realm="api"' });
}

/** Returns a 503 that asks the caller to retry after this many seconds. */
export function unavailable(seconds: number): HttpRejection {
  return new HttpRejection(
    503,
    { detail: 'Service temporarily unavailable, try again later.' },
    { 'Retry-After': String(seconds) },
  );
}

/** Returns a 429 that asks the caller to retry after this many seconds. The message is Django REST framework's. */
export function throttled(seconds: number): HttpRejection {
  const wait = Math.max(1, Math.ceil(seconds));
  return new HttpRejection(
    429,
    { detail: `Request was throttled. Expected available in ${wait} seconds.` },
    { 'Retry-After': String(wait) },
  );
}

/** Returns the record. Throws 404 if there is none. */
export function found<T>(record: T | null | undefined): T {
  if (record === null || record === undefined) throw notFound();
  return record;
}
