/** In characters. */
export const officeLimits = {
  fullName: 150,
  /** A VIN (vehicle identification number) has 17 characters worldwide. */
  vin: 17,
  plate: 20,
  make: 100,
  alternativeText: 250,
  fileName: 250,
  /** For a note about a lead. */
  note: 2000,
  /** For an email to a visitor. */
  replySubject: 150,
  reply: 1800,
  /** For the site's content: a title, a text, and the address of a link or picture. */
  contentTitle: 250,
  contentText: 20_000,
  address: 2000,
  companyName: 100,
  companyDescription: 300,
  /** For a DOT or MC number. */
  registration: 20,
} as const;
