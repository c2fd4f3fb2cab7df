/** The maximum size in bytes of a body that needs no more. */
export const defaultBodyLimit = 64 * 1024;

/** The parts of a valibot schema that bound its values. */
export interface Bounded {
  kind?: string;
  type: string;
  wrapped?: Bounded;
  item?: Bounded;
  entries?: Record<string, Bounded>;
  options?: readonly (Bounded | string | number)[];
  literal?: unknown;
  requirement?: unknown;
  pipe?: readonly Bounded[];
}

/** JSON writes a control character as `\u0001`. */
const bytesPerCharacter = 6;
/** As many as `-1.7976931348623157e+308` has. The booleans and null are shorter. */
const countBytesNumber = 24;

const countBytes = (text: string) => Buffer.byteLength(JSON.stringify(text));

/** The bytes of a list or an object, with a comma behind each entry. */
const enclose = (size: number, entries: number) => size + entries + 2;

/**
 * Returns how many bytes the longest valid value of a schema has as JSON, without white space that trimming removes.
 * Infinity if the schema has a text or a list without a limit.
 */
export function longestJson(schema: Bounded, limit = Infinity): number {
  const { type, wrapped, item, entries, options, literal, pipe } = schema;
  if (pipe) {
    const limits = pipe.filter((step) => ['max_length', 'length'].includes(step.type));
    const shortest = Math.min(limit, ...limits.map(({ requirement }) => Number(requirement)));
    return Math.min(
      ...pipe.filter(({ kind }) => kind === 'schema').map((step) => longestJson(step, shortest)),
    );
  }
  if (wrapped) return longestJson(wrapped, limit);
  if (item) return enclose(limit * longestJson(item), limit);
  if (entries) {
    const fields = Object.entries(entries);
    const sizes = fields.map(([name, field]) => countBytes(name) + 1 + longestJson(field));
    return enclose(
      sizes.reduce((sum, size) => sum + size, 0),
      fields.length,
    );
  }
  if (literal !== undefined) return JSON.stringify(literal).length;
  if (options) {
    return Math.max(
      ...options.map((one) =>
        typeof one === 'object' ? longestJson(one) : countBytes(String(one)),
      ),
    );
  }
  if (type === 'string') return limit * bytesPerCharacter + 2;
  return ['number', 'boolean', 'null'].includes(type) ? countBytesNumber : Infinity;
}
