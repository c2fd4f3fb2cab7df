import type { GenericSchema, StandardProps } from 'valibot';

/**
 * A contract schema as RTK Query's `responseSchema`. RTK Query would have a schema's input typed as its output;
 * what comes from the wire is unknown, and only what the schema makes of it has a type.
 */
export function answer<Output>(schema: GenericSchema<unknown, Output>): {
  '~standard': StandardProps<Output, Output>;
} {
  const { validate } = schema['~standard'];
  return { '~standard': { version: 1, vendor: 'valibot', validate } };
}
