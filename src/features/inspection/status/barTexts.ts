/** Texts of the notices above the bar and of their buttons. */
export const barTexts = {
  readOnly: 'This report is open in another tab. Here you see what is saved there.',
  takeOver: 'Take over here',
  notSaved:
    'This phone could not save your latest entries. Keep this page open and free some space.',
  slow: 'Saving takes unusually long. Keep this page open.',
  clock:
    'This phone’s clock is wrong by more than a day. Set its date and time, then come back here.',
  rejected: (what: string) => `The office did not accept this: ${what}`,
  rejectedFields: 'The office did not accept the report. The fields in question are marked.',
  showField: 'Show the field',
  rejectedWhole: 'The office did not accept the report. It is still here. Submit it again.',
  outcomeUnknown:
    'The office’s server failed, and it is not known whether the office has the report. It is kept on this phone. Submit it again. The phone checks first, so the office never gets it twice.',
  contested: (item: string) =>
    `The office has changed an item that you changed too: ${item}. Say which is right.`,
  showItem: 'Show the item',
  withdrawn: 'You changed the report after submitting it. Submit it again to send your changes.',
  sentBefore:
    'The report was sent before your change. This is a new one with everything you entered. Submit it to send your change.',
  waiting:
    'The report is waiting for a connection. It is kept on this phone and sent automatically.',
  waitingForPress:
    'The report is waiting for a connection. It is kept on this phone and saved automatically. Then press once more to send it.',
  tryNow: 'Try now',
  saveCopy: 'Save a copy',
  photo: (item: string, reason: string) => `A photo was not accepted, ${item}: ${reason}`,
  showPhoto: 'Show the photo',
  offline: 'No connection. Keep going. Everything you enter is kept on this phone.',
  changesWait: 'No connection. Your changes are kept on this phone and sent automatically.',
  setAside: (isNew: boolean) =>
    `A draft on this phone could not be read. It was set aside unchanged${
      isNew ? '; this is a new one.' : '.'
    }`,
  show: 'Show',
} as const;
