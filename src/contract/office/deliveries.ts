import * as v from 'valibot';

/** Sends every notification again that was given up. */
export const sendAgainPath = '/api/office/deliveries/send-again/';

/** Notifications that no receiver has accepted, by whether the server still tries. */
export const undelivered = v.object({
  waiting: v.number(),
  /** Given up after three days. */
  failed: v.number(),
});
export type Undelivered = v.InferOutput<typeof undelivered>;
