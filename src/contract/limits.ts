/** In characters (docs/product.md, Forms). */
export const limits = {
  name: 100,
  phone: 20,
  email: 254,
  state: 250,
  place: 250,
  commodity: 250,
  /** Not in the specification. */
  comment: 2000,
  commentShort: 250,
  /** Django's limits. */
  username: 150,
  password: 128,
  /** Not in the specification. */
  reportText: 250,
  defectText: 2000,
  captchaToken: 4096,
} as const;
