import * as v from 'valibot';

/**
 * Building blocks for responses. Another backend may send unknown fields, and null or no value for
 * a blank text. A field of another type is an error.
 */
export const text = v.nullish(v.string(), '');

/** The body of a response from Linehaul's own backend that contains no record. */
export const detail = v.object({ detail: v.string() });

/** The backend chooses the type of its ids. */
export const id = v.union([v.number(), v.string()]);

export type Id = v.InferOutput<typeof id>;

/** URL of a picture or video, absolute or relative to the API host; null if there is none. */
const media = v.nullish(v.string(), null);

const alt = v.fallback(v.optional(v.string()), undefined);
const widths = v.fallback(v.optional(v.array(v.number())), undefined);
const height = v.fallback(v.optional(v.number()), undefined);

type PictureEntries<Field extends string> = Record<Field, typeof media> &
  Record<`${Field}_alt`, typeof alt> &
  Record<`${Field}_widths`, typeof widths> &
  Record<`${Field}_height`, typeof height>;

/**
 * A picture's field. Linehaul's own backend adds facts about an uploaded picture, which are the
 * alternative text, the widths in pixels, and the height at the width in the address. Another
 * backend sends none of them.
 */
export function picture<const Field extends string>(field: Field) {
  const entries = {
    [field]: media,
    [`${field}_alt`]: alt,
    [`${field}_widths`]: widths,
    [`${field}_height`]: height,
  };
  return entries as PictureEntries<Field>;
}

/**
 * A list that omits items that do not match the schema, so that one of them does not hide the
 * others. A list with only such items is an error.
 */
export function listOf<const Item extends v.GenericSchema>(item: Item) {
  const isItem = (value: unknown) => v.is(item, value);
  return v.pipe(
    v.array(v.unknown()),
    v.check((list) => list.length === 0 || list.some(isItem), 'Invalid data format'),
    v.transform((list) => list.filter(isItem)),
    v.array(item),
  );
}

/**
 * An object with texts that may each be blank, but which has at least one of its fields. Otherwise,
 * any object or list would pass as a page without content. A wrong shape must show an error.
 */
export function withSomeOf<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(
    v.looseObject({}),
    v.check(
      (response) => !Array.isArray(response) && Object.keys(entries).some((key) => key in response),
      'Invalid data format',
    ),
    v.object(entries),
  );
}
