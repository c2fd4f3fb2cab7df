import * as v from 'valibot';

/**
 * Returns the schema of a list's response. `total` counts the rows that match the filters, up to
 * one more than `maxCounted`.
 */
export function listResponse<Row extends v.GenericSchema>(row: Row) {
  return v.object({ data: v.array(row), total: v.number() });
}
