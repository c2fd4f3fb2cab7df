/**
 * Field errors by their names in the API: a text, or the server's list, of which the first is
 * shown.
 */
type FieldErrors = Record<string, string | string[] | undefined>;

/** Result of a submission. */
export type SendOutcome =
  { kind: 'sent' } | { kind: 'failed'; fieldErrors?: FieldErrors; formError?: string };
