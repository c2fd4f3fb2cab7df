import type * as v from 'valibot';

/** A call for /openapi.json, with the contract's own schemas. */
export interface CallDescription {
  path: string;
  method: 'get' | 'post' | 'put' | 'patch';
  summary: string;
  /** Of the query string: its fields are the parameters. */
  query?: v.GenericSchema;
  body?: v.GenericSchema;
  answer: v.GenericSchema;
  status?: 200 | 201;
  /** Of the answer, where that is not JSON. */
  contentType?: 'text/csv';
  needsBearer?: true;
  /** Whether a change may come too late: then 409 brings the record as it is now. */
  mayBeStale?: true;
}
