import { HttpError } from 'react-admin';
import * as v from 'valibot';
import { api } from '@/api/api';
import { toAppError, type AppError } from '@/api/appError';
import { stateTexts } from '@/contract/messages/states';
import type { CallArgs } from '@/api/baseQuery';
import type { OfficeStore } from '../store';
import { wholeForm } from './rejection';

const { officeCall } = api.injectEndpoints({
  endpoints: (build) => ({
    /** Any call of the office. RTK Query does not cache it, because react-admin caches the responses. */
    officeCall: build.mutation<unknown, CallArgs>({
      query: (args) => args,
      extraOptions: { credential: 'bearer' },
    }),
  }),
}).endpoints;

function describeAppError(error: AppError): string {
  if (error.kind === 'unreadable') {
    return 'The server sent a response that this page does not understand. Please reload it.';
  }
  if (error.kind === 'unavailable') return stateTexts.unavailable;
  if (error.kind !== 'rejected') return 'No connection. Please try again.';
  if (error.status === 401) return 'Your session has ended. Sign in, then try again.';
  const [first] = Object.values(error.fields);
  const reason = error.detail ?? first?.join(' ');
  if (reason !== undefined) return reason;
  return error.status < 500
    ? `The server rejected this (${error.status}). Check what you entered.`
    : `The server failed (${error.status}). Try again in a moment.`;
}

/**
 * Converts an error to react-admin's format. `errors` is never empty, because react-admin would treat a form without
 * errors as saved. Any error other than a rejection by the server has status 0.
 */
export function toHttpError(error: AppError): HttpError {
  const message = describeAppError(error);
  const { status, fields } = error.kind === 'rejected' ? error : { status: 0, fields: {} };
  const errors = Object.entries(fields).map(([field, words]) => [field, words.join(' ')] as const);
  return new HttpError(message, status, {
    errors: Object.fromEntries(errors.length > 0 ? errors : [[wholeForm, message]]),
    isByField: errors.length > 0,
    isNoConnection: error.kind !== 'rejected' && error.kind !== 'unreadable',
  });
}

export function createCall(store: OfficeStore) {
  /** Throws an HttpError if the call fails or its response does not match the schema. */
  return async function call<Schema extends v.GenericSchema>(
    schema: Schema,
    args: CallArgs,
  ): Promise<v.InferOutput<Schema>> {
    const { data, error } = await store.dispatch(officeCall.initiate(args, { track: false }));
    if (error) throw toHttpError(toAppError(error));
    const parsed = v.safeParse(schema, data);
    if (parsed.success) return parsed.output;
    throw toHttpError({ kind: 'unreadable', issue: parsed.issues[0].message });
  };
}

export type Call = ReturnType<typeof createCall>;
