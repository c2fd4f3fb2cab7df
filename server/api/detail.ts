import * as v from 'valibot';

/** The body of a response without a record. */
export const detail = v.object({ detail: v.string() });
