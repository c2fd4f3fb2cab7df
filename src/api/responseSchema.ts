import type { GenericSchema, StandardProps } from 'valibot';

/**
 * A contract schema as RTK Query's `responseSchema`. RTK Query expects a schema's input to have its
 * output's type; a response is unknown until the schema has parsed it.
 */
export function responseSchema<Output>(schema: GenericSchema<unknown, Output>): {
  '~standard': StandardProps<Output, Output>;
} {
  const { validate } = schema['~standard'];
  return { '~standard': { version: 1, vendor: 'valibot', validate } };
}
