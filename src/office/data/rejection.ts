import { HttpError } from 'react-admin';
import * as v from 'valibot';

/** The key under which react-hook-form keeps a message that belongs to no field. It blocks no later save. */
export const wholeForm = 'root.serverError';

/** The body of the errors that `createCall` throws. */
const rejectionBody = v.object({
  /** Messages in the format of react-admin's forms: by field, or one for the whole form. */
  errors: v.optional(v.record(v.string(), v.string()), {}),
  isByField: v.optional(v.boolean(), true),
  /** Whether no server received the call. */
  isNoConnection: v.optional(v.boolean(), false),
  /** For status 409, the record with somebody else's changes. */
  current: v.optional(v.unknown()),
});

function bodyOf({ body }: HttpError) {
  const parsed = v.safeParse(rejectionBody, body);
  return parsed.success ? parsed.output : v.parse(rejectionBody, {});
}

/**
 * The messages that a form returns to react-admin after a failed save. If somebody else changed the
 * record, the form itself shows that.
 */
export function formErrorsOf(error: HttpError): Record<string, string> {
  if (error.status === 409) return { [wholeForm]: 'Not saved. See the top of the form.' };
  return bodyOf(error).errors;
}

/** Returns the messages by field of a rejected form; null if the response names no field. */
export function fieldErrorsOf(error: unknown): Record<string, string> | null {
  if (!(error instanceof HttpError) || error.status !== 400) return null;
  const { errors, isByField } = bodyOf(error);
  return isByField && Object.keys(errors).length > 0 ? errors : null;
}

/** Returns the current record if the call was rejected because somebody else changed it; else null. */
export function currentOf<Schema extends v.GenericSchema>(
  schema: Schema,
  error: unknown,
): v.InferOutput<Schema> | null {
  if (!(error instanceof HttpError) || error.status !== 409) return null;
  const parsed = v.safeParse(schema, bodyOf(error).current);
  return parsed.success ? parsed.output : null;
}

/** The message of a call that no server received; '' for any other error. */
export function noConnectionOf(error: unknown): string {
  return error instanceof HttpError && bodyOf(error).isNoConnection ? error.message : '';
}
