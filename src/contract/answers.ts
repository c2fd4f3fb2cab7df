import * as v from 'valibot';

/**
 * Building blocks of answers. The backend may be somebody else's, so an answer may bring more
 * fields than we know, and null or nothing where a text is blank; it may not bring another type.
 */
export const text = v.nullish(v.string(), '');

/** Ids are whatever the backend counts with. */
export const id = v.union([v.number(), v.string()]);

export type Id = v.InferOutput<typeof id>;

/** An address of a picture or film, absolute or relative to the API host; null when there is none. */
export const media = v.nullish(v.string(), null);

/**
 * An answer of texts that may each be blank: still an object, and with one of its fields at least. Without that any
 * object, and any list, would pass for a page without content (issue 4: a wrong shape is an error that shows).
 */
export function withSomeOf<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(
    v.looseObject({}),
    v.check(
      (answer) => !Array.isArray(answer) && Object.keys(entries).some((key) => key in answer),
      'Invalid data format',
    ),
    v.object(entries),
  );
}
