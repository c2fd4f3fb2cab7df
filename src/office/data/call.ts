import { HttpError } from 'react-admin';
import * as v from 'valibot';
import { api } from '@/api/api';
import { toAppError } from '@/api/appError';
import type { AppError } from '@/api/appError';
import type { CallArgs } from '@/api/baseQuery';
import type { OfficeStore } from '../store';

const { officeCall } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Any call of the office. react-admin keeps the answers, so none is cached here. */
    officeCall: build.mutation<unknown, CallArgs>({
      query: (args) => args,
      extraOptions: { credential: 'bearer' },
    }),
  }),
}).endpoints;

/**
 * The refusal as react-admin reads it: `errors` per field stand beside the fields, `message` is for a notification.
 * A call without an answer has status 0.
 */
function httpErrorOf(error: AppError): HttpError {
  if (error.kind !== 'refused') {
    const message =
      error.kind === 'unreadable'
        ? 'The server gave an answer that this page does not understand. Please reload it.'
        : 'No connection. Nothing was saved. Please try again.';
    return new HttpError(message, 0, {});
  }
  const { status, detail, fields } = error;
  const errors = Object.fromEntries(
    Object.entries(fields).map(([field, messages]) => [field, messages.join(' ')]),
  );
  const words = Object.values(errors)[0] ?? `The server refused this (${status}).`;
  return new HttpError(detail ?? words, status, { errors });
}

/** Makes calls by the store's session, with its refresh. */
export function createCall(store: OfficeStore) {
  /** Throws an HttpError when the call fails, or its answer is not what the schema says. */
  return async function call<Schema extends v.GenericSchema>(
    schema: Schema,
    args: CallArgs,
  ): Promise<v.InferOutput<Schema>> {
    const { data, error } = await store.dispatch(officeCall.initiate(args, { track: false }));
    if (error) throw httpErrorOf(toAppError(error));
    const parsed = v.safeParse(schema, data);
    if (parsed.success) return parsed.output;
    throw httpErrorOf({ kind: 'unreadable', issue: parsed.issues[0].message });
  };
}

export type Call = ReturnType<typeof createCall>;
