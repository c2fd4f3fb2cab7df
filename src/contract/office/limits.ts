/** Maximum lengths of the office's input, in characters. */
export const officeLimits = {
  /** For the name of a person. */
  fullName: 150,
  /** A vehicle identification number (VIN) has 17 characters worldwide. */
  vin: 17,
  plate: 20,
  make: 100,
  /** For an uploaded picture or video. */
  alternativeText: 250,
  fileName: 250,
  /** For a note about a lead. */
  note: 2000,
  /** For an email to a visitor, which is kept as a note. */
  replySubject: 150,
  reply: 1800,
  /** For the site's content: a title's column, a text, the address of a link or picture. */
  contentTitle: 250,
  contentText: 20_000,
  address: 2000,
  companyName: 100,
  companyDescription: 300,
  /** A carrier's DOT or MC number. */
  registration: 20,
} as const;
