import { safeParse, type GenericSchema } from 'valibot';
import { fromFetchError, type AppError } from './appError';
import type { ThunkExtra } from './thunkExtra';

/** The parts of a response that endpoints need in addition to the body. */
export interface ResponseMeta {
  /** The server's clock at the response, in ms. Null if the header is missing or not exposed to the page. */
  serverTime: number | null;
}

export type Result =
  | { data: unknown; meta: ResponseMeta }
  | { error: AppError; meta?: ResponseMeta };

function readServerTime(response: Response | undefined): number | null {
  const time = Date.parse(response?.headers.get('date') ?? '');
  return Number.isNaN(time) ? null : time;
}

/**
 * Whether an empty body proves that the response does not come from the server. Linehaul's own backend sends a body
 * with every response to a call, except with a 304. Another backend may send nothing, but no empty page.
 */
function isWronglyEmpty(body: unknown, response: Response | undefined, fleet: boolean): boolean {
  const isPage = response?.headers.get('content-type')?.includes('html') ?? false;
  return body === null && response?.status !== 304 && (fleet || isPage);
}

/**
 * Separates the server's responses from those of a portal, a proxy or a static host, which have the same statuses but
 * other bodies (docs/decisions/0004-readings.md, Only the server's response). `ownResponse` parses the response
 * from Linehaul's own backend to a call whose response the specification ignores.
 */
export function toResult(
  { data, error, meta: raw }: Awaited<ReturnType<ThunkExtra['rawBaseQuery']>>,
  { settings }: ThunkExtra,
  ownResponse?: GenericSchema,
): Result {
  const response = raw?.response;
  const meta = { serverTime: readServerTime(response) };
  const status = response?.status ?? null;
  if (isWronglyEmpty(error ? error.data : data, response, settings.fleet)) {
    return { meta, error: { kind: 'unavailable', status } };
  }
  if (error) return { meta, error: fromFetchError(error, response?.headers) };
  if (!settings.fleet || !ownResponse) return { meta, data };
  const parsed = safeParse(ownResponse, data);
  if (parsed.success) return { meta, data };
  return { meta, error: { kind: 'unreadable', issue: parsed.issues[0].message } };
}
