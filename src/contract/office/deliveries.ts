import * as v from 'valibot';

/** POST sends every failed notification again. */
export const sendAgainPath = '/api/office/deliveries/send-again/';

/**
 * Notifications that were not delivered. The server retries those that are `waiting`, and has given up on those that
 * are `failed`.
 */
export const undelivered = v.object({
  waiting: v.number(),
  failed: v.number(),
});
export type Undelivered = v.InferOutput<typeof undelivered>;
