import * as v from 'valibot';

/** GET returns, and PUT sets, whether the site is open. */
export const openingPath = '/api/office/opening/';

export const opening = v.object({ is_open: v.boolean() });
export type Opening = v.InferOutput<typeof opening>;
