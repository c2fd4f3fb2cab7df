import * as v from 'valibot';

/** A refusal's body in Django REST framework's shape: `{detail}`, or `{field: [messages]}`. */
const messages = v.union([v.string(), v.array(v.string())]);

const refusalBody = v.record(v.string(), v.unknown());

export interface Refusal {
  /** The server's own words for the whole call, if it has some. */
  detail: string | null;
  /** Messages per wire field. */
  fields: Record<string, string[]>;
}

/** Reads a refusal's body; whatever is not in the agreed shape (HTML, null, numbers) is left out. */
export function parseRefusal(body: unknown): Refusal {
  const parsed = v.safeParse(refusalBody, body);
  if (!parsed.success || Array.isArray(body)) return { detail: null, fields: {} };
  const { detail, ...rest } = parsed.output;
  const fields: Record<string, string[]> = {};
  for (const [field, value] of Object.entries(rest)) {
    const list = v.safeParse(messages, value);
    if (list.success) fields[field] = [list.output].flat();
  }
  return { detail: typeof detail === 'string' && detail !== '' ? detail : null, fields };
}
