import type { SaveStatus } from '@/features/inspection/delivery/useSaveStatus';
import type { NoticeKind } from '@/features/inspection/model/state/notices';

/** Everything that the status of a report depends on. */
export interface StatusFacts {
  delivery: 'none' | 'waiting' | 'sending';
  /**
   * Whether the waiting entries are on the phone's disk, so that they are sent even after a reload.
   */
  isKept: boolean;
  /** The server rejected the last submission. */
  isRejected: boolean;
  /** The phone's clock is wrong by more than a day. */
  isClockWrong: boolean;
  /** The server could not be reached, and no report waits for it. */
  isOffline: boolean;
  /** The office has changed an item to the opposite of what the driver entered. */
  isContested: boolean;
  /** The driver changed the report after submitting it. */
  isWithdrawn: boolean;
  isSetAside: boolean;
  /** All clear and completely on the server, so the next press sends it. */
  isReadyToSend: boolean;
  /** Number of changes to a report that the server has. */
  unsent: number;
  /** The server has all of it, with its defects. */
  isDelivered: boolean;
  /** '5:26 PM', when the server got it, if that is known. */
  deliveredAt: string | null;
  /** Photos that the server does not have yet, and those that it rejected. */
  waitingPhotos: number;
  rejectedPhotos: number;
  /** Whether the driver has to press once more after an all-clear report was saved. */
  isTwoPresses: boolean;
  /** '5:26 PM', when the last report was sent, if nothing was entered since on that day. */
  sentAt: string | null;
}

/** The report's status: the most urgent condition for the driver. */
export type ReportStatus =
  | { kind: 'notSaved' | 'slow' | 'attention' | 'waiting' | 'sending' }
  | { kind: 'saving' | 'saved' }
  | { kind: 'readyToSend'; isTwoPresses: boolean }
  | { kind: 'unsent' | 'photos'; count: number }
  | { kind: 'delivered'; at: string | null }
  | { kind: 'sent'; at: string };

export type StatusKind = ReportStatus['kind'];

const isAttentionDue = (facts: StatusFacts) =>
  facts.isClockWrong || facts.isRejected || facts.isContested || facts.isWithdrawn;

/**
 * Returns the status; conditions that need action come first. A draft that was set aside is about
 * another report, so it comes after everything about this one, until it is dismissed.
 */
export function statusOf(save: SaveStatus, facts: StatusFacts): ReportStatus {
  const { delivery, isKept, isTwoPresses, unsent, waitingPhotos, deliveredAt, sentAt } = facts;
  const inOrder: [isDue: boolean, status: ReportStatus][] = [
    [save === 'failed', { kind: 'notSaved' }],
    [save === 'slow', { kind: 'slow' }],
    [isAttentionDue(facts), { kind: 'attention' }],
    [delivery === 'waiting' && !isKept, { kind: 'saving' }],
    [delivery === 'waiting', { kind: 'waiting' }],
    [delivery === 'sending', { kind: 'sending' }],
    [facts.isReadyToSend, { kind: 'readyToSend', isTwoPresses }],
    [unsent > 0, { kind: 'unsent', count: unsent }],
    [facts.isSetAside || facts.rejectedPhotos > 0, { kind: 'attention' }],
    [waitingPhotos > 0, { kind: 'photos', count: waitingPhotos }],
    [facts.isDelivered, { kind: 'delivered', at: deliveredAt }],
    [sentAt !== null, { kind: 'sent', at: sentAt ?? '' }],
    [save === 'saving', { kind: 'saving' }],
  ];
  return inOrder.find(([isDue]) => isDue)?.[1] ?? { kind: 'saved' };
}

const fixedTexts = {
  notSaved: 'Not saved on this phone',
  slow: 'Saving takes long',
  attention: 'Needs attention',
  waiting: 'Waiting for a connection',
  sending: 'Sending…',
  saving: 'Saving…',
  saved: 'Saved on this phone',
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

/** The notices to show next to the bar, most urgent first. */
export function noticesOf(saveProblem: 'slow' | 'failed' | null, facts: StatusFacts): NoticeKind[] {
  const isDue: Record<Exclude<NoticeKind, 'readOnly'>, boolean> = {
    notSaved: saveProblem === 'failed',
    slow: saveProblem === 'slow',
    clock: facts.isClockWrong,
    rejected: facts.isRejected,
    contested: facts.isContested,
    withdrawn: facts.isWithdrawn,
    waiting: facts.delivery === 'waiting' && facts.isKept,
    photos: facts.rejectedPhotos > 0,
    offline: facts.isOffline && saveProblem === null,
    setAside: facts.isSetAside,
  };
  return (Object.keys(isDue) as (keyof typeof isDue)[]).filter((kind) => isDue[kind]);
}

/** The status that a screen reader has announced. */
export interface Heard {
  /** The last status other than 'Saving…'. */
  settled: StatusKind;
  /** Whether the visible status is announced. */
  isSpoken: boolean;
}

const alarms: ReadonlySet<StatusKind> = new Set(['notSaved', 'slow']);
/**
 * 'Saved' and 'Saving…' alternate with every tap, and the number of changes grows. Announcing these
 * would be noise.
 */
const quiet: ReadonlySet<StatusKind> = new Set(['saving', 'saved', 'unsent']);

/** Announces each relevant change once; 'saved' only after a problem with saving. */
export function hear(heard: Heard, kind: StatusKind): Heard {
  if (kind === 'saving') return heard.isSpoken ? { ...heard, isSpoken: false } : heard;
  if (kind === heard.settled) return heard;
  const isRelief = kind === 'saved' && alarms.has(heard.settled);
  return { settled: kind, isSpoken: isRelief || !quiet.has(kind) };
}
