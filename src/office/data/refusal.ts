import { HttpError } from 'react-admin';
import * as v from 'valibot';

/** The body of the errors that `createCall` throws. */
const refusalBody = v.object({
  /** Messages by field, as react-admin's forms read them. */
  errors: v.optional(v.record(v.string(), v.string()), {}),
  /** With status 409: the record as somebody else has changed it. */
  current: v.optional(v.unknown()),
});

function bodyOf({ body }: HttpError) {
  const parsed = v.safeParse(refusalBody, body);
  return parsed.success ? parsed.output : { errors: {} };
}

/** Returns the messages by field of a refused form; null if the refusal names no field. */
export function fieldErrorsOf(error: unknown): Record<string, string> | null {
  if (!(error instanceof HttpError) || error.status !== 400) return null;
  const { errors } = bodyOf(error);
  return Object.keys(errors).length > 0 ? errors : null;
}

/** Returns the current record if the call was refused because somebody else changed it; else null. */
export function currentOf<Schema extends v.GenericSchema>(
  schema: Schema,
  error: unknown,
): v.InferOutput<Schema> | null {
  if (!(error instanceof HttpError) || error.status !== 409) return null;
  const parsed = v.safeParse(schema, bodyOf(error).current);
  return parsed.success ? parsed.output : null;
}
