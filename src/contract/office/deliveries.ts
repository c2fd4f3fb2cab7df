import * as v from 'valibot';

/** POST sends every failed notification again. */
export const sendAgainPath = '/api/office/deliveries/send-again/';

/** Notifications that were not delivered. The server still retries those that are `waiting`. */
export const undelivered = v.object({
  waiting: v.number(),
  /** The server stopped trying to deliver these after three days. */
  failed: v.number(),
});
export type Undelivered = v.InferOutput<typeof undelivered>;
