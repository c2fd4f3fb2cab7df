import * as v from 'valibot';

/** POST sends every failed notification again. */
export const sendAgainPath = '/api/office/deliveries/send-again/';

/** Notifications that were not delivered. The server still retries those that are `waiting`. */
export const undelivered = v.object({
  waiting: v.number(),
  /** The server has stopped trying to deliver these. */
  failed: v.number(),
});
export type Undelivered = v.InferOutput<typeof undelivered>;
