/** What is wrong with the fields, by their wire names: one text, or the server's list, of which the first counts. */
type FieldErrors = Record<string, string | string[] | undefined>;

/** What came of sending. */
export type SendOutcome =
  { kind: 'sent' } | { kind: 'failed'; fieldErrors?: FieldErrors; formError?: string };
