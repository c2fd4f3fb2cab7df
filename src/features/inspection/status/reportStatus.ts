import type { SaveStatus } from '@/features/inspection/delivery/phoneHooks';
import type { NoticeKind } from '@/features/inspection/model/state/page';

/** Everything on which a report's status depends. */
export interface StatusFacts {
  /** Whether another tab writes the report. */
  isReadOnly: boolean;
  delivery: 'none' | 'waiting' | 'sending';
  /** Whether the server rejected the last submission. */
  isRejected: boolean;
  /** Whether the driver has no unsent entries and the server has no report. */
  isBlank: boolean;
  /** Whether the phone's clock is wrong by more than a day. */
  isClockWrong: boolean;
  /** Whether the server could not be reached. */
  isOffline: boolean;
  /** Whether the office's change to an item contradicts what the driver entered. */
  isContested: boolean;
  /** Whether the driver changed the report after submitting it. */
  isWithdrawn: boolean;
  /** Whether the office has another unsent report from the driver. */
  hasOtherReport: boolean;
  isSetAside: boolean;
  /**
   * Whether the report is all-clear and completely on the server, so that the next press sends it.
   */
  isReadyToSend: boolean;
  /** The number of unsent changes to a report that is on the server. */
  unsent: number;
  /** Whether the server has the whole report, with its defects. */
  isDelivered: boolean;
  /** When the server received the report, such as '5:26 PM', if known. */
  deliveredAt: string | null;
  /** The number of photos that are not on the server yet, and of those that the server rejected. */
  waitingPhotos: number;
  rejectedPhotos: number;
  /** Whether the driver has to press once more after an all-clear report has been saved. */
  isTwoPresses: boolean;
  /**
   * When the last report was sent, such as '5:26 PM', if that was on the same day and nothing has
   * been entered since.
   */
  sentAt: string | null;
}

/** The report's status, which is the most urgent condition for the driver. */
export type ReportStatus =
  | {
      kind:
        'notSaved' | 'slow' | 'attention' | 'waiting' | 'sending' | 'saving' | 'saved' | 'blank';
    }
  | { kind: 'readyToSend'; isTwoPresses: boolean }
  | { kind: 'unsent' | 'photos'; count: number }
  | { kind: 'delivered'; at: string | null }
  | { kind: 'sent'; at: string };

export type StatusKind = ReportStatus['kind'];

interface Condition {
  isDue: boolean;
  /** The status for this condition, unless a more urgent condition has a status. */
  status?: ReportStatus;
  notice?: NoticeKind;
}

/**
 * Everything that the driver must know, most urgent first. Conditions that require action precede
 * the others. Another report at the office and a draft that was set aside are last.
 */
function conditionsOf(save: SaveStatus, facts: StatusFacts): Condition[] {
  if (facts.isReadOnly) return [{ isDue: true, notice: 'readOnly' }];
  const { delivery, isTwoPresses, unsent, waitingPhotos, deliveredAt, sentAt } = facts;
  const attention = { kind: 'attention' } as const;
  // The notices about a lost connection say that the entries are on this phone.
  const isOnPhone = save !== 'failed' && save !== 'slow';
  const isWaiting = delivery === 'waiting' && isOnPhone;
  // A waiting report has its own notice about the connection.
  const isOffline = facts.isOffline && delivery === 'none' && isOnPhone;
  const conditions: Condition[] = [
    { isDue: save === 'failed', status: { kind: 'notSaved' }, notice: 'notSaved' },
    { isDue: save === 'slow', status: { kind: 'slow' }, notice: 'slow' },
    { isDue: facts.isClockWrong, status: attention, notice: 'clock' },
    { isDue: facts.isRejected, status: attention, notice: 'rejected' },
    { isDue: facts.isContested, status: attention, notice: 'contested' },
    { isDue: facts.isWithdrawn, status: attention, notice: 'withdrawn' },
    { isDue: isWaiting, status: { kind: 'waiting' }, notice: 'waiting' },
    { isDue: delivery === 'sending', status: { kind: 'sending' } },
    { isDue: facts.isReadyToSend, status: { kind: 'readyToSend', isTwoPresses } },
    { isDue: unsent > 0, status: { kind: 'unsent', count: unsent } },
    { isDue: facts.rejectedPhotos > 0, status: attention, notice: 'photos' },
    { isDue: isOffline, notice: 'offline' },
    { isDue: facts.hasOtherReport, status: attention, notice: 'otherReport' },
    { isDue: facts.isSetAside, status: attention, notice: 'setAside' },
    { isDue: waitingPhotos > 0, status: { kind: 'photos', count: waitingPhotos } },
    { isDue: facts.isDelivered, status: { kind: 'delivered', at: deliveredAt } },
    { isDue: sentAt !== null, status: { kind: 'sent', at: sentAt ?? '' } },
    { isDue: save === 'saving', status: { kind: 'saving' } },
    { isDue: facts.isBlank, status: { kind: 'blank' } },
  ];
  return conditions.filter(({ isDue }) => isDue);
}

/** The status of the most urgent condition that has one. */
export function statusOf(save: SaveStatus, facts: StatusFacts): ReportStatus {
  return conditionsOf(save, facts).find(({ status }) => status)?.status ?? { kind: 'saved' };
}

/** The notices above the bar, most urgent first. */
export function noticesOf(save: SaveStatus, facts: StatusFacts): NoticeKind[] {
  return conditionsOf(save, facts).flatMap(({ notice }) => notice ?? []);
}

const fixedTexts = {
  notSaved: 'Not saved on this phone',
  slow: 'Saving takes long',
  attention: 'Needs attention',
  waiting: 'Waiting for a connection',
  sending: 'Sending…',
  saving: 'Saving…',
  saved: 'Saved on this phone',
  blank: 'Nothing entered yet',
} as const;

const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** The status as text. */
export function statusText(status: ReportStatus): string {
  switch (status.kind) {
    case 'readyToSend':
      return status.isTwoPresses ? '1 of 2: saved. Press again to send' : 'Saved. Press to send';
    case 'unsent':
      return `${counted(status.count, 'change')} not sent`;
    case 'photos':
      return `${counted(status.count, 'photo')} waiting`;
    case 'delivered':
      return status.at === null ? 'The office has it' : `The office has it, ${status.at}`;
    case 'sent':
      return `Sent ${status.at}`;
    default:
      return fixedTexts[status.kind];
  }
}

/** What a screen reader has announced. */
export interface Heard {
  /** The last status other than 'Saving…'. */
  settled: StatusKind;
  /** Whether the visible status is announced. */
  isSpoken: boolean;
}

const alarms: ReadonlySet<StatusKind> = new Set(['notSaved', 'slow']);
/** These statuses change with every tap, so a screen reader does not announce them. */
const quiet: ReadonlySet<StatusKind> = new Set(['saving', 'saved', 'blank', 'unsent']);

/** Announces each relevant change once, and 'saved' only after a problem with saving. */
export function hear(heard: Heard, kind: StatusKind): Heard {
  if (kind === 'saving') return heard.isSpoken ? { ...heard, isSpoken: false } : heard;
  if (kind === heard.settled) return heard;
  const isRelief = kind === 'saved' && alarms.has(heard.settled);
  return { settled: kind, isSpoken: isRelief || !quiet.has(kind) };
}
