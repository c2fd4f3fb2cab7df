import { HttpError } from 'react-admin';
import * as v from 'valibot';

/** react-hook-form's key for an error that belongs to no field. Such an error does not block a later save. */
export const wholeForm = 'root.serverError';

/** The body of an HttpError of the office's calls. */
const rejectionBody = v.object({
  /** Messages in the format of react-admin's forms: by field, or one for the whole form. */
  errors: v.optional(v.record(v.string(), v.string()), {}),
  isByField: v.optional(v.boolean(), true),
  /** True if no response came from the server, which may still have received the call. */
  isNoConnection: v.optional(v.boolean(), false),
  /** The record with somebody else's changes, for status 409. */
  current: v.optional(v.unknown()),
});

function parseRejectionBody({ body }: HttpError) {
  const parsed = v.safeParse(rejectionBody, body);
  return parsed.success ? parsed.output : v.parse(rejectionBody, {});
}

/** The messages after a failed save, for react-admin's form. */
export function getFormErrors(error: HttpError): Record<string, string> {
  if (error.status === 409) return { [wholeForm]: 'Not saved. See the top of the form.' };
  return parseRejectionBody(error).errors;
}

/** Returns a rejected form's field errors; null if there are none. */
export function getFieldErrors(error: unknown): Record<string, string> | null {
  if (!(error instanceof HttpError) || error.status !== 400) return null;
  const { errors, isByField } = parseRejectionBody(error);
  return isByField && Object.keys(errors).length > 0 ? errors : null;
}

/** Returns the current record if somebody else changed it before the call. Returns null for any other error. */
export function parseCurrentRecord<Schema extends v.GenericSchema>(
  schema: Schema,
  error: unknown,
): v.InferOutput<Schema> | null {
  if (!(error instanceof HttpError) || error.status !== 409) return null;
  const parsed = v.safeParse(schema, parseRejectionBody(error).current);
  return parsed.success ? parsed.output : null;
}

const moved = v.object({ movedTo: v.number() });

/** The error of a request for a record that was merged into another one. */
export const movedTo = (id: number) =>
  new HttpError('This record was merged.', 301, { movedTo: id });

/** Returns the id of the record that took over an address; null for any other error. */
export function parseMovedTo(error: unknown): number | null {
  return error instanceof HttpError && v.is(moved, error.body) ? error.body.movedTo : null;
}

/** The message of a call that got no response from the server; '' for any other error. */
export function noConnectionText(error: unknown): string {
  return error instanceof HttpError && parseRejectionBody(error).isNoConnection
    ? error.message
    : '';
}
