/** What came of sending. `fieldErrors` are the server's messages per wire field. */
export type SendOutcome =
  { kind: 'sent' } | { kind: 'failed'; fieldErrors?: Record<string, string[]>; formError?: string };
