import type { SaveStatus } from '@/features/inspection/delivery/useSaveStatus';
import type { NoticeKind } from '@/features/inspection/model/state/notices';

/** Everything that the status of a report depends on. */
export interface StatusFacts {
  delivery: 'none' | 'waiting' | 'sending';
  /** The phone's disk has what waits, so that it goes out even after a reload. */
  isKept: boolean;
  /** The server rejected the last submission. */
  isRefused: boolean;
  /** The driver changed the report after submitting it. */
  isWithdrawn: boolean;
  isSetAside: boolean;
  /** All clear, and completely on the server: the next press sends it. */
  isReadyToSend: boolean;
  /** Number of changes to a report that the server has. */
  unsent: number;
  /** When the last report was sent, if nothing was entered since on that day. */
  sentAt: string | null;
}

/** The report's status: what the driver most needs to know. */
export type ReportStatus =
  | { kind: 'notSaved' | 'slow' | 'attention' | 'waiting' | 'sending' }
  | { kind: 'readyToSend' | 'saving' | 'saved' }
  | { kind: 'unsent'; count: number }
  | { kind: 'sent'; at: string };

export type StatusKind = ReportStatus['kind'];

/**
 * Returns the status; conditions that need action come first. A draft that was set aside is about
 * another report, so it comes after everything about this one, until it is dismissed.
 */
export function statusOf(save: SaveStatus, facts: StatusFacts): ReportStatus {
  if (save === 'failed') return { kind: 'notSaved' };
  if (save === 'slow') return { kind: 'slow' };
  if (facts.isRefused || facts.isWithdrawn) return { kind: 'attention' };
  if (facts.delivery === 'waiting' && !facts.isKept) return { kind: 'saving' };
  if (facts.delivery !== 'none') return { kind: facts.delivery };
  if (facts.isReadyToSend) return { kind: 'readyToSend' };
  if (facts.unsent > 0) return { kind: 'unsent', count: facts.unsent };
  if (facts.isSetAside) return { kind: 'attention' };
  if (facts.sentAt !== null) return { kind: 'sent', at: facts.sentAt };
  return { kind: save };
}

/** The status as text. */
export function statusText(status: ReportStatus): string {
  switch (status.kind) {
    case 'notSaved':
      return 'Not saved on this phone';
    case 'slow':
      return 'Saving takes long';
    case 'attention':
      return 'Needs attention';
    case 'waiting':
      return 'Waiting for a connection';
    case 'sending':
      return 'Sending…';
    case 'readyToSend':
      return '1 of 2: saved. Press again to send';
    case 'unsent':
      return `${status.count} ${status.count === 1 ? 'change' : 'changes'} not sent`;
    case 'sent':
      return `Sent ${status.at}`;
    case 'saving':
      return 'Saving…';
    case 'saved':
      return 'Saved on this phone';
  }
}

/** The notices to show next to the bar, most urgent first. */
export function noticesOf(saveProblem: 'slow' | 'failed' | null, facts: StatusFacts): NoticeKind[] {
  const isDue: Record<NoticeKind, boolean> = {
    notSaved: saveProblem === 'failed',
    slow: saveProblem === 'slow',
    refused: facts.isRefused,
    withdrawn: facts.isWithdrawn,
    waiting: facts.delivery === 'waiting' && facts.isKept,
    setAside: facts.isSetAside,
  };
  return (Object.keys(isDue) as NoticeKind[]).filter((kind) => isDue[kind]);
}

/** What a screen reader has announced of the status. */
export interface Heard {
  /** The last status other than 'Saving…'. */
  settled: StatusKind;
  /** Whether the visible status is announced. */
  isSpoken: boolean;
}

const alarms: ReadonlySet<StatusKind> = new Set(['notSaved', 'slow']);
/**
 * 'Saved' and 'Saving…' alternate with every tap, and the number of changes grows: announcing these
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
