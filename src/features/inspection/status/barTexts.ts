/** Texts above the bar, and its buttons. */
export const barTexts = {
  notSaved:
    'This phone could not save your latest entries. Keep this page open and free some space.',
  slow: 'Saving takes unusually long. Keep this page open.',
  refused: (what: string) => `The server did not take this: ${what}`,
  refusedFields: 'The server did not take the report. The fields it means are marked.',
  showField: 'Show the field',
  refusedWhole: 'The server did not take the report. It stays on this phone: submit it again.',
  withdrawn: 'You changed the report after submitting it. Submit it again to send your changes.',
  sentBefore:
    'The report was sent before your change. This is a new one with all you entered: submit it to send your change.',
  waiting: 'The report waits for a connection. It is kept on this phone and goes out by itself.',
  tryNow: 'Try now',
  setAside: (isNew: boolean) =>
    `A draft on this phone could not be read. It was kept aside, untouched${
      isNew ? '; this is a new one.' : '.'
    }`,
  show: 'Show',
} as const;
