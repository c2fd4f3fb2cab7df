import * as v from 'valibot';

/**
 * Building blocks of answers. The backend may be somebody else's (design 1), so an answer may bring more
 * fields than we know, and null or nothing where a text is blank; it may not bring another type.
 */
export const text = v.nullish(v.string(), '');

/** Ids are whatever the backend counts with. */
export const id = v.union([v.number(), v.string()]);

export type Id = v.InferOutput<typeof id>;

/** An address of a picture or film, absolute or relative to the API host; null when there is none. */
export const media = v.nullish(v.string(), null);
