import type { GenericSchema, StandardProps } from 'valibot';

/**
 * Converts a contract schema to RTK Query's `responseSchema`. RTK Query requires the same input and output type, but
 * the type of a response is unknown before parsing.
 */
export function responseSchema<Output>(schema: GenericSchema<unknown, Output>): {
  '~standard': StandardProps<Output, Output>;
} {
  const { validate } = schema['~standard'];
  return { '~standard': { version: 1, vendor: 'valibot', validate } };
}
