/**
 * The header with a form's key. Linehaul's own backend does a repeat of the same call, after a lost response, only once.
 */
export const idempotencyHeader = 'Idempotency-Key';
