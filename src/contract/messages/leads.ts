/** What visitors read in the place of a form after they sent it. The toasts are in addition. */
export const leadTexts = {
  applicationSent: 'Thank you. We have your application.',
  quoteSent: 'Thank you. We have your request.',
  commentShown: 'Thank you. Your comment is on this page.',
  commentWaits: 'Thank you. Your comment appears once we have approved it.',
  notSent: 'It was not sent. What you entered is still here.',
} as const;
