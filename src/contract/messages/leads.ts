export const leadTexts = {
  applicationSent: 'Thank you. We have your application.',
  quoteSent: 'Thank you. We have your request.',
  commentShown: 'Thank you. Your comment is on this page.',
  commentWaits: 'Thank you. Your comment appears once we have approved it.',
  notSent: 'It was not sent. What you entered is still here.',
  nameHint: 'Letters A to Z, without spaces',
  reachHint: 'Add one of these, so that we can reach you',
  pastPickupHint: 'This day is in the past. Choose the day of your pickup.',
} as const;
