import { holdText, waitingTitle } from '@/contract/holds';
import { savedAtOfficeText } from '@/contract/reportState';
import type { SaveStatus } from '@/features/inspection/delivery/phoneHooks';
import type { NoticeKind } from '@/features/inspection/model/state/page';
import { lowerFirst } from '@/features/inspection/model/text/defectText';

/** Held vehicles by number. */
export interface HeldNumbers {
  forbidden: readonly string[];
  /** Vehicles that only wait for a decision. */
  waiting: readonly string[];
}

export interface StatusFacts {
  isReadOnly: boolean;
  delivery: 'none' | 'waiting' | 'sending';
  isRejected: boolean;
  /** Whether the form has no unsent entries and the server has no report. */
  isBlank: boolean;
  /** Whether the phone's clock is wrong by at least half an hour. */
  isClockWrong: boolean;
  isOffline: boolean;
  /** The form's vehicles that a finding of another report holds, or that are out of service. */
  held: HeldNumbers;
  /** Whether the office's change to an item contradicts the driver's entry. */
  isContested: boolean;
  isWithdrawn: boolean;
  /** Whether the office has another unsent report from this driver. */
  hasOtherReport: boolean;
  isSetAside: boolean;
  /** Whether this phone has a report that an earlier version filed by another username. */
  hasByName: boolean;
  /** Whether the server has the whole report without defects. */
  isReadyToSend: boolean;
  /** The number of unsent changes to a report on the server. */
  unsent: number;
  /** Whether the server has the whole report with its defects. */
  isDelivered: boolean;
  /** When the server received the whole report, such as '5:26 PM', or null. */
  deliveredAt: string | null;
  waitingPhotos: number;
  rejectedPhotos: number;
  /** Whether an all-clear report needs one press to be saved and another to be sent. */
  isTwoPresses: boolean;
  /** When the last report was sent, such as '5:26 PM', or null. */
  sentAt: string | null;
}

/** The most urgent condition for the driver. */
export type ReportStatus =
  | {
      kind:
        | 'notSaved'
        | 'slow'
        | 'attention'
        | 'waiting'
        | 'sending'
        | 'saving'
        | 'saved'
        | 'blank';
    }
  | { kind: 'readyToSend'; isTwoPresses: boolean }
  | { kind: 'doNotDrive' | 'undecided'; numbers: readonly string[] }
  | { kind: 'unsent' | 'photos'; count: number }
  | { kind: 'delivered'; at: string | null }
  | { kind: 'sent'; at: string };

export type StatusKind = ReportStatus['kind'];

interface Condition {
  isDue: boolean;
  /** Shown unless a more urgent condition has a status. */
  status?: ReportStatus;
  notice?: NoticeKind;
}

/** Returns the conditions that apply, most urgent first. */
function listConditions(save: SaveStatus, facts: StatusFacts): Condition[] {
  if (facts.isReadOnly) return [{ isDue: true, notice: 'readOnly' }];
  const { delivery, isTwoPresses, unsent, waitingPhotos, deliveredAt, sentAt, held } = facts;
  const attention = { kind: 'attention' } as const;
  // Notices about a lost connection state that this phone has the entries.
  const isOnPhone = save !== 'failed' && save !== 'slow';
  const isWaiting = delivery === 'waiting' && isOnPhone;
  // A waiting report already has a notice about the connection.
  const isOffline = facts.isOffline && delivery === 'none' && isOnPhone;
  const conditions: Condition[] = [
    { isDue: save === 'failed', status: { kind: 'notSaved' }, notice: 'notSaved' },
    { isDue: save === 'slow', status: { kind: 'slow' }, notice: 'slow' },
    // Only entries that may be lost are more urgent.
    {
      isDue: held.forbidden.length > 0,
      status: { kind: 'doNotDrive', numbers: held.forbidden },
    },
    { isDue: facts.isClockWrong, status: attention, notice: 'clock' },
    { isDue: facts.isRejected, status: attention, notice: 'rejected' },
    { isDue: facts.isContested, status: attention, notice: 'contested' },
    { isDue: facts.isWithdrawn, status: attention, notice: 'withdrawn' },
    { isDue: isWaiting, status: { kind: 'waiting' }, notice: 'waiting' },
    { isDue: delivery === 'sending', status: { kind: 'sending' } },
    { isDue: facts.isReadyToSend, status: { kind: 'readyToSend', isTwoPresses } },
    { isDue: unsent > 0, status: { kind: 'unsent', count: unsent } },
    { isDue: facts.rejectedPhotos > 0, status: attention, notice: 'photos' },
    { isDue: held.waiting.length > 0, status: { kind: 'undecided', numbers: held.waiting } },
    { isDue: isOffline, notice: 'offline' },
    { isDue: facts.hasOtherReport, status: attention, notice: 'otherReport' },
    { isDue: facts.isSetAside, status: attention, notice: 'setAside' },
    { isDue: facts.hasByName, notice: 'byName' },
    { isDue: waitingPhotos > 0, status: { kind: 'photos', count: waitingPhotos } },
    { isDue: facts.isDelivered, status: { kind: 'delivered', at: deliveredAt } },
    { isDue: sentAt !== null, status: { kind: 'sent', at: sentAt ?? '' } },
    { isDue: save === 'saving', status: { kind: 'saving' } },
    { isDue: facts.isBlank, status: { kind: 'blank' } },
  ];
  return conditions.filter(({ isDue }) => isDue);
}

export function getReportStatus(save: SaveStatus, facts: StatusFacts): ReportStatus {
  return listConditions(save, facts).find(({ status }) => status)?.status ?? { kind: 'saved' };
}

export function listNotices(save: SaveStatus, facts: StatusFacts): NoticeKind[] {
  return listConditions(save, facts).flatMap(({ notice }) => notice ?? []);
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

export function statusText(status: ReportStatus): string {
  switch (status.kind) {
    case 'readyToSend':
      return status.isTwoPresses ? '1 of 2: saved. Press again to send' : 'Saved. Press to send';
    case 'doNotDrive':
      return `${holdText('driver', [])} ${status.numbers.join(', ')}`;
    case 'undecided':
      return `${status.numbers.join(', ')}: ${lowerFirst(waitingTitle)}`;
    case 'unsent':
      return `${counted(status.count, 'change')} not sent`;
    case 'photos':
      return `${counted(status.count, 'photo')} waiting`;
    case 'delivered':
      return status.at === null ? savedAtOfficeText : `${savedAtOfficeText}, ${status.at}`;
    case 'sent':
      return `Sent ${status.at}`;
    default:
      return fixedTexts[status.kind];
  }
}

/** What decides whether a screen reader announces the next status. */
export interface Heard {
  /** The last status other than 'Saving…'. */
  settled: StatusKind;
  /** Whether a screen reader announces the visible status. */
  isSpoken: boolean;
}

const alarms: ReadonlySet<StatusKind> = new Set(['notSaved', 'slow']);
/** Statuses that may change with every tap, so a screen reader normally skips them. */
const quiet: ReadonlySet<StatusKind> = new Set(['saving', 'saved', 'blank', 'unsent']);

/** Decides whether a screen reader announces a status. 'Saved' is announced only after a problem with saving. */
export function hear(heard: Heard, kind: StatusKind): Heard {
  if (kind === 'saving') return heard.isSpoken ? { ...heard, isSpoken: false } : heard;
  if (kind === heard.settled) return heard;
  const isRelief = kind === 'saved' && alarms.has(heard.settled);
  return { settled: kind, isSpoken: isRelief || !quiet.has(kind) };
}
