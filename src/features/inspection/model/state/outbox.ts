import type { Id } from '@/contract/responses';
import type { InspectionRequest } from '@/contract/inspection';
import type { Trip } from './header';

/** A report in the outbox, as the driver submitted it. */
export interface Submission {
  request: InspectionRequest;
  /** `send` means that the report is all clear and has an id, so it can be sent for good. */
  purpose: 'save' | 'send';
  /**
   * Identifies a create call with an unknown outcome to Linehaul's own backend. Missing with
   * another backend and in drafts of earlier versions, where the contents decide.
   */
  key?: string;
  /**
   * The trip that the form showed. Missing with another backend and in drafts of earlier versions.
   */
  trip?: Trip;
}

/**
 * A submission's next call. `outcomeUnknown` means that the call was already made, with an unknown
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
   * Whether the submission has waited before. If so, the driver is not notified again that the
   * server is unavailable.
   */
  hasWaited: boolean;
}

/** An earlier submission's call that may have succeeded. */
export type UnknownOutcome = 'create' | 'send' | null;

/**
 * The outbox holds at most one submission. An edit withdraws the submission unless its call is in
 * flight (`sending`), so that an older all-clear report is never sent over a newer defect.
 */
export type Outbox =
  | { status: 'empty'; outcomeUnknown: UnknownOutcome }
  /** The driver changed the report after submitting it, and must submit it again. */
  | { status: 'withdrawn'; outcomeUnknown: UnknownOutcome }
  | ({ status: 'queued' } & Pending)
  | ({ status: 'sending' } & Pending)
  /**
   * There was no response, or the session is not the owner's. The submission is sent when that
   * changes.
   */
  | ({ status: 'waiting' } & Pending);

export type PendingOutbox = Extract<Outbox, Pending>;

/** The submission that is queued, being sent or waiting, or null. */
export function pendingOf({ outbox }: { outbox: Outbox }): PendingOutbox | null {
  return outbox.status === 'empty' || outbox.status === 'withdrawn' ? null : outbox;
}

/** The call that may have succeeded, if any. */
export function unknownOutcomeOf(outbox: Outbox): UnknownOutcome {
  if (outbox.status === 'empty' || outbox.status === 'withdrawn') return outbox.outcomeUnknown;
  const { step } = outbox;
  return step.kind !== 'identify' && step.outcomeUnknown ? step.kind : null;
}

/** The step after its call was made, or after the server showed that the call had no effect. */
export function withOutcome(step: SubmissionStep, outcomeUnknown: boolean): SubmissionStep {
  return step.kind === 'identify' ? step : { ...step, outcomeUnknown };
}
