import * as v from 'valibot';

/** The path that sends every abandoned notification again. */
export const sendAgainPath = '/api/office/deliveries/send-again/';

/** Notifications that no receiver has accepted, by whether the server is still retrying. */
export const undelivered = v.object({
  waiting: v.number(),
  /** Notifications that the server abandoned after three days. */
  failed: v.number(),
});
export type Undelivered = v.InferOutput<typeof undelivered>;
