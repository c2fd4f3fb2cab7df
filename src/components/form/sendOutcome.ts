/**
 * Field errors by the fields' API names. An error is a text or the server's list, whose first entry
 * the form shows.
 */
type FieldErrors = Record<string, string | string[] | undefined>;

export type SendOutcome =
  { kind: 'sent' } | { kind: 'failed'; fieldErrors?: FieldErrors; formError?: string };
