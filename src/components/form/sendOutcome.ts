/**
 * Field errors by the fields' names in the API. An error is a text or the server's list; the first
 * entry of a list is shown.
 */
type FieldErrors = Record<string, string | string[] | undefined>;

export type SendOutcome =
  { kind: 'sent' } | { kind: 'failed'; fieldErrors?: FieldErrors; formError?: string };
