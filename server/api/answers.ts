import * as v from 'valibot';

/** What a call says that returns no record. */
export const detail = v.object({ detail: v.string() });
