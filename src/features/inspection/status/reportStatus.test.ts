import {
  hear,
  listNotices,
  getReportStatus,
  statusText,
  type Heard,
  type StatusFacts,
  type StatusKind,
} from './reportStatus';

const calm: StatusFacts = {
  isReadOnly: false,
  delivery: 'none',
  isRejected: false,
  isClockWrong: false,
  isOffline: false,
  held: { forbidden: [], waiting: [] },
  isContested: false,
  isWithdrawn: false,
  hasOtherReport: false,
  isSetAside: false,
  hasByName: false,
  isBlank: false,
  isDelivered: false,
  deliveredAt: null,
  waitingPhotos: 0,
  rejectedPhotos: 0,
  isTwoPresses: false,
  isReadyToSend: false,
  unsent: 0,
  sentAt: null,
};
const everything: StatusFacts = {
  isReadOnly: false,
  isBlank: true,
  delivery: 'waiting',
  isRejected: true,
  isClockWrong: true,
  isOffline: true,
  held: { forbidden: [], waiting: [] },
  isContested: true,
  isWithdrawn: true,
  hasOtherReport: true,
  isSetAside: true,
  hasByName: true,
  isDelivered: true,
  deliveredAt: '5:26 PM',
  waitingPhotos: 2,
  rejectedPhotos: 1,
  isTwoPresses: true,
  isReadyToSend: true,
  unsent: 3,
  sentAt: '6:12 AM',
};

describe("a report's status", () => {
  // The first cases resolve one condition after another, so that the next most urgent status appears.
  it.each([
    ['failed', everything, 'Not saved on this phone'],
    ['slow', everything, 'Saving takes long'],
    [
      'saving',
      { ...everything, held: { forbidden: ['T-108', 'TR-5'], waiting: ['T-9'] } },
      'Do not drive T-108, TR-5',
    ],
    ['slow', { ...everything, held: { forbidden: ['T-108'], waiting: [] } }, 'Saving takes long'],
    [
      'saved',
      { ...calm, held: { forbidden: [], waiting: ['T-108'] } },
      'T-108: waits for a decision',
    ],
    ['saving', everything, 'Needs attention'],
    ['saving', { ...everything, isClockWrong: false }, 'Needs attention'],
    ['saving', { ...everything, isClockWrong: false, isRejected: false }, 'Needs attention'],
    [
      'saving',
      { ...everything, isClockWrong: false, isRejected: false, isContested: false },
      'Needs attention',
    ],
    [
      'saved',
      {
        ...everything,
        isClockWrong: false,
        isRejected: false,
        isContested: false,
        isWithdrawn: false,
      },
      'Waiting for a connection',
    ],
    ['saved', { ...calm, delivery: 'sending', isReadyToSend: true, isSetAside: true }, 'Sending…'],
    [
      'saved',
      { ...calm, isReadyToSend: true, isTwoPresses: true, isSetAside: true },
      '1 of 2: saved. Press again to send',
    ],
    ['saved', { ...calm, isReadyToSend: true }, 'Saved. Press to send'],
    ['saving', { ...calm, unsent: 3, isSetAside: true }, '3 changes not sent'],
    ['saved', { ...calm, unsent: 1 }, '1 change not sent'],
    ['saved', { ...calm, isSetAside: true, sentAt: '6:12 AM' }, 'Needs attention'],
    ['saved', { ...calm, isDelivered: true, rejectedPhotos: 1 }, 'Needs attention'],
    ['saved', { ...calm, isDelivered: true, waitingPhotos: 2 }, '2 photos waiting'],
    ['saved', { ...calm, sentAt: '6:12 AM', waitingPhotos: 1 }, '1 photo waiting'],
    [
      'saving',
      { ...calm, isDelivered: true, deliveredAt: '5:26 PM' },
      'Saved at the office, 5:26 PM',
    ],
    ['saved', { ...calm, isDelivered: true }, 'Saved at the office'],
    ['saving', { ...calm, sentAt: '6:12 AM' }, 'Sent 6:12 AM'],
    ['saving', calm, 'Saving…'],
    ['saved', calm, 'Saved on this phone'],
    ['saved', { ...calm, isBlank: true }, 'Nothing entered yet'],
    ['saving', { ...calm, isBlank: true }, 'Saving…'],
    ['saved', { ...calm, isBlank: true, sentAt: '6:12 AM' }, 'Sent 6:12 AM'],
  ] as const)(
    'while the save status is %s, the status of the report %j is %s',
    (save, facts, text) => {
      expect(statusText(getReportStatus(save, facts))).toBe(text);
    },
  );

  it("a report's notices are in order of urgency, and none is about the connection while saving fails or is slow", () => {
    expect(listNotices('saved', calm)).toEqual([]);
    const unsaved = [
      'clock',
      'rejected',
      'contested',
      'withdrawn',
      'photos',
      'otherReport',
      'setAside',
      'byName',
    ];
    expect(listNotices('failed', everything)).toEqual(['notSaved', ...unsaved]);
    expect(listNotices('saved', everything)).toContain('waiting');
    expect(listNotices('slow', { ...calm, isOffline: true })).toEqual(['slow']);
    expect(listNotices('saving', { ...calm, isOffline: true })).toEqual(['offline']);
  });

  it('a report has only one notice about the connection, even while it is waiting to be sent', () => {
    const waiting: StatusFacts = { ...calm, isOffline: true, delivery: 'waiting' };
    expect(listNotices('saved', waiting)).toEqual(['waiting']);
    expect(listNotices('slow', waiting)).toEqual(['slow']);
  });

  it('a tab that does not write the report shows only the notice that another tab writes it', () => {
    expect(listNotices('saved', { ...everything, isReadOnly: true })).toEqual(['readOnly']);
  });
});

describe('a screen reader', () => {
  function spoken(...kinds: StatusKind[]): StatusKind[] {
    let heard: Heard = { settled: 'saved', isSpoken: false };
    return kinds.filter((kind) => {
      const before = heard;
      heard = hear(heard, kind);
      return heard !== before && heard.isSpoken;
    });
  }

  it('a screen reader announces neither saves nor the number of unsent changes', () => {
    expect(spoken('saving', 'saved', 'saving', 'saved', 'unsent', 'saving', 'unsent')).toEqual([]);
  });

  it('a screen reader announces once that saving failed, and once that saving works again', () => {
    expect(spoken('notSaved', 'saving', 'notSaved', 'saving', 'saved', 'saving', 'saved')).toEqual([
      'notSaved',
      'saved',
    ]);
  });

  it('a screen reader announces each step of a submission', () => {
    const steps: StatusKind[] = [
      'sending',
      'readyToSend',
      'waiting',
      'sent',
      'waiting',
      'delivered',
    ];
    expect(spoken(...steps)).toEqual(steps);
  });
});
