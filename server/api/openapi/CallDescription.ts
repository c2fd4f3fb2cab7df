import type * as v from 'valibot';

/** A call in /openapi.json, with the contract's own schemas. */
export interface CallDescription {
  path: string;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  summary: string;
  /** The values of `:id` in the path, where it is no number. */
  ids?: readonly string[] | 'uuid';
  /** The schema of the query string: its fields are the parameters. */
  query?: v.GenericSchema;
  body?: v.GenericSchema;
  answer: v.GenericSchema;
  status?: 200 | 201;
  /** The content type of a response that is not JSON. */
  contentType?: 'text/csv' | 'image/webp';
  needsBearer?: true;
  /** Whether a change may be outdated: then the response is 409 with the current record. */
  mayBeStale?: true;
}
