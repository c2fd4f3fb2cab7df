/** Errors by the API's field names. The form shows only the first one of a list. */
type FieldErrors = Record<string, string | string[] | undefined>;

export type SendOutcome =
  | { kind: 'sent' }
  | { kind: 'failed'; fieldErrors?: FieldErrors; formError?: string };
