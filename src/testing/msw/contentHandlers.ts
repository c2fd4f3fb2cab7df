import { delay, http, HttpResponse } from 'msw';
import { calls, type ContentCall } from '@/contract/calls';
import * as content from '../fixtures/content';

export const contentResponses: Readonly<typeof content> = content;

export const everyContentCall = Object.keys(contentResponses) as ContentCall[];

/** Handlers for every content call. `host` is the API's origin; empty for the page's. */
export function contentHandlers(
  host = '',
  responses: Readonly<Record<ContentCall, object>> = contentResponses,
) {
  return Object.entries(responses).map(([call, response]) =>
    http.get(`${host}${calls[call as ContentCall]}`, () => HttpResponse.json(response)),
  );
}

/** Returns a handler with this response to a call. Pass it before `contentHandlers`. */
export function respondWith(call: ContentCall, response: unknown, host = '') {
  return http.get(`${host}${calls[call]}`, () => HttpResponse.json(response as object));
}

const faults = {
  'returns 500': () => new HttpResponse('<h1>Server Error</h1>', { status: 500 }),
  'returns HTML': () =>
    new HttpResponse('<!doctype html><title>Login</title>', {
      headers: { 'Content-Type': 'text/html' },
    }),
  'returns null': () => HttpResponse.json(null),
  'returns a string': () => HttpResponse.json('content'),
  'returns the wrong shape': () => HttpResponse.json({ count: [1, 2] }),
  'returns a list of the wrong items': () => HttpResponse.json([[null]]),
  'fails on the network': () => HttpResponse.error(),
} as const;

export type Fault = keyof typeof faults;

export const everyFault = Object.keys(faults) as Fault[];

export function failWith(call: ContentCall, fault: Fault, host = '') {
  return http.get(`${host}${calls[call]}`, faults[fault]);
}

/** Returns a handler that responds with an error and this message. */
export function rejectWith(call: ContentCall, detail: string, host = '') {
  return http.get(`${host}${calls[call]}`, () => HttpResponse.json({ detail }, { status: 503 }));
}

export function hang(call: ContentCall, host = '') {
  return http.get(`${host}${calls[call]}`, () => delay('infinite'));
}
