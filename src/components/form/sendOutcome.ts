/**
 * Field errors by the fields' names in the API. An error is a text or the server's list, whose
 * first entry is shown.
 */
type FieldErrors = Record<string, string | string[] | undefined>;

/** Result of a submission. */
export type SendOutcome =
  { kind: 'sent' } | { kind: 'failed'; fieldErrors?: FieldErrors; formError?: string };
