import * as v from 'valibot';

/**
 * The path of GET and PUT for the opening, which is whether visitors see the site or 'Opening
 * soon'.
 */
export const openingPath = '/api/office/opening/';

export const opening = v.object({ is_open: v.boolean() });
export type Opening = v.InferOutput<typeof opening>;
