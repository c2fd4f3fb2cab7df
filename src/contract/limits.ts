/** Maximum lengths, in characters (docs/product.md, Forms). */
export const limits = {
  name: 100,
  phone: 20,
  email: 254,
  state: 250,
  place: 250,
  commodity: 250,
  /** The specification sets no limit for the comment. Ours limits the database's size. */
  comment: 2000,
  commentShort: 250,
  /** Django's limits for the account fields. */
  username: 150,
  password: 128,
  /** The report's texts. These limits are ours, because the specification sets none. */
  reportText: 250,
  reportComments: 4000,
  defectText: 2000,
  captchaToken: 4096,
} as const;
