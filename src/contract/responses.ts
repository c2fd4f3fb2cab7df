import * as v from 'valibot';
import { limits } from './limits';

/**
 * Building blocks for responses. Another backend may send unknown fields, and may send null or leave out a blank text.
 * A value of another type is an error.
 */
export const text = v.nullish(v.string(), '');

/** A text that does not cost the whole response if it is of another type. */
export const anyText = v.fallback(text, '');

/** The body of a response without a record, from Linehaul's own backend. */
export const detail = v.object({ detail: v.string() });

/** An id's type depends on the backend. */
export const id = v.union([
  v.number(),
  v.pipe(v.string(), v.maxLength(limits.reportText, 'Not a valid id.')),
]);

export type Id = v.InferOutput<typeof id>;

/** The URL of a picture or video, absolute or relative to the API's origin; null if there is none. */
const media = v.nullish(v.string(), null);

const alt = v.fallback(v.optional(v.string()), undefined);
const widths = v.fallback(v.optional(v.array(v.number())), undefined);
const height = v.fallback(v.optional(v.number()), undefined);

type PictureEntries<Field extends string> = Record<Field, typeof media> &
  Record<`${Field}_alt`, typeof alt> &
  Record<`${Field}_widths`, typeof widths> &
  Record<`${Field}_height`, typeof height>;

/**
 * The fields of a picture. Linehaul's own backend adds an uploaded picture's alternative text, its widths in px, and
 * its height at the width in the address.
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
 * A list without the items that do not match the schema, so that one wrong item does not hide the others. A list with
 * only wrong items is an error.
 */
export function createListSchema<const Item extends v.GenericSchema>(item: Item) {
  const isItem = (value: unknown) => v.is(item, value);
  return v.pipe(
    listWithAny(item),
    v.transform((list) => list.filter(isItem)),
    v.array(item),
  );
}

function listWithAny(item: v.GenericSchema) {
  return v.pipe(
    v.array(v.unknown()),
    v.check(
      (list) => list.length === 0 || list.some((value) => v.is(item, value)),
      'Invalid data format',
    ),
  );
}

/**
 * An object that must have at least one of the fields; each text may be blank. Without this rule, any object would pass
 * as a page without content.
 */
export function createAnyFieldSchema<Entries extends v.ObjectEntries>(entries: Entries) {
  return v.pipe(
    v.looseObject({}),
    v.check(
      (response) => !Array.isArray(response) && Object.keys(entries).some((key) => key in response),
      'Invalid data format',
    ),
    v.object(entries),
  );
}

const file = createAnyFieldSchema(picture('file'));

/** Like a list, but a wrong file becomes an empty one, because the places count. */
export const files = v.pipe(listWithAny(file), v.array(v.fallback(file, { file: null })));
