import type { GenericSchema, StandardProps } from 'valibot';

/**
 * Converts a contract schema to RTK Query's `responseSchema`. RTK Query expects a schema's input
 * and output types to be the same, but a response has an unknown type until the schema has parsed
 * it.
 */
export function responseSchema<Output>(schema: GenericSchema<unknown, Output>): {
  '~standard': StandardProps<Output, Output>;
} {
  const { validate } = schema['~standard'];
  return { '~standard': { version: 1, vendor: 'valibot', validate } };
}
