import type { Id } from '@/contract/responses';
import type { InspectionRequest } from '@/contract/inspection';
import type { Trip } from './header';

/** A report in the outbox, as the driver submitted it. */
export interface Submission {
  request: InspectionRequest;
  /** `send` means that it is all clear and has an id, so it is to be sent for good. */
  purpose: 'save' | 'send';
  /**
   * By which a create of unknown outcome is found on Linehaul's own backend. Missing with another
   * backend and in drafts of earlier versions, where the contents decide.
   */
  key?: string;
  /**
   * The trip that the form showed. Missing with another backend and in drafts of earlier versions.
   */
  trip?: Trip;
}

/**
 * The next call of a submission. `outcomeUnknown` means that it was made before, with an unknown
 * outcome.
 */
export type SubmissionStep =
  | { kind: 'create'; outcomeUnknown: boolean }
  /** Fetches the id of the created report. */
  | { kind: 'identify' }
  | { kind: 'send'; id: Id; outcomeUnknown: boolean };

interface Pending {
  submission: Submission;
  step: SubmissionStep;
  /**
   * Whether it has waited before, so that the driver is not notified again that the server is
   * unavailable.
   */
  hasWaited: boolean;
}

/** A call of an earlier submission that may have succeeded. */
export type UnknownOutcome = 'create' | 'send' | null;

/**
 * The outbox holds at most one submission. Unless its call is in flight (`sending`), it matches the
 * screen: an edit withdraws it, so that an older all-clear is never sent over a newer defect.
 */
export type Outbox =
  | { status: 'empty'; outcomeUnknown: UnknownOutcome }
  /** The driver changed the report after submitting it, and has to submit it again. */
  | { status: 'withdrawn'; outcomeUnknown: UnknownOutcome }
  | ({ status: 'queued' } & Pending)
  | ({ status: 'sending' } & Pending)
  /** There was no response, or the session is not the owner's. It is sent when that changes. */
  | ({ status: 'waiting' } & Pending);

export type PendingOutbox = Extract<Outbox, Pending>;

/** The submission that is being sent or waits, or null. */
export function pendingOf({ outbox }: { outbox: Outbox }): PendingOutbox | null {
  return outbox.status === 'empty' || outbox.status === 'withdrawn' ? null : outbox;
}

/** The call that may have succeeded, if any. */
export function unknownOutcomeOf(outbox: Outbox): UnknownOutcome {
  if (outbox.status === 'empty' || outbox.status === 'withdrawn') return outbox.outcomeUnknown;
  const { step } = outbox;
  return step.kind !== 'identify' && step.outcomeUnknown ? step.kind : null;
}

/** The step after its call was made, or after it was found that the call had no effect. */
export function withOutcome(step: SubmissionStep, outcomeUnknown: boolean): SubmissionStep {
  return step.kind === 'identify' ? step : { ...step, outcomeUnknown };
}
