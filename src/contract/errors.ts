import * as v from 'valibot';

/** The messages for one field in the body of an error response. Django REST framework sends a list. */
const messages = v.union([v.string(), v.array(v.string())]);

const rejectionBody = v.record(v.string(), v.unknown());

export interface Rejection {
  /** The message for the whole call; null if there is none. */
  detail: string | null;
  fields: Record<string, string[]>;
}

/** Parses the body of an error response. Ignores a body with another shape. */
export function parseRejection(body: unknown): Rejection {
  const parsed = v.safeParse(rejectionBody, body);
  if (!parsed.success || Array.isArray(body)) return { detail: null, fields: {} };
  const { detail, ...rest } = parsed.output;
  const fields: Record<string, string[]> = {};
  for (const [field, value] of Object.entries(rest)) {
    const list = v.safeParse(messages, value);
    if (list.success) fields[field] = [list.output].flat();
  }
  return { detail: typeof detail === 'string' && detail !== '' ? detail : null, fields };
}
