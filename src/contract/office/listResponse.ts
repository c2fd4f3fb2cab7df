import * as v from 'valibot';

/** The response to a list request. `total` counts the matching rows, but stops one above `maxCounted`. */
export function listResponse<Row extends v.GenericSchema>(row: Row) {
  return v.object({ data: v.array(row), total: v.number() });
}
