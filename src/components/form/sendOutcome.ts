/** Errors by field of the API. The form shows only the first of a list. */
type FieldErrors = Record<string, string | string[] | undefined>;

export type SendOutcome =
  { kind: 'sent' } | { kind: 'failed'; fieldErrors?: FieldErrors; formError?: string };
