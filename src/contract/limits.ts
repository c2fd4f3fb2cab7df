/** Maximum lengths, in characters (docs/product.md, Forms). */
export const limits = {
  name: 100,
  phone: 20,
  email: 254,
  state: 250,
  place: 250,
  commodity: 250,
  /**
   * The specification sets no limit for the comment. This limit bounds the size of the database.
   */
  comment: 2000,
  commentShort: 250,
  /** Django's limits for the account fields. */
  username: 150,
  password: 128,
  /** Limits for the report's text. The specification sets none. */
  reportText: 250,
  defectText: 2000,
  captchaToken: 4096,
} as const;
