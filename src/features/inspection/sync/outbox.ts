import type { Id } from '@/contract/answers';
import type { InspectionRequest } from '@/contract/inspection';

/** A report on its way to the server, as it was when the driver submitted it. */
export interface Submission {
  request: InspectionRequest;
  /** `send`: it is all clear and had an id, so that it is to be sent for good. */
  purpose: 'save' | 'send';
}

/** The next call of a submission. `outcomeUnknown`: it was made before, and nobody knows what came of it. */
export type SubmissionStep =
  | { kind: 'create'; outcomeUnknown: boolean }
  /** Fetches the id of what was created. */
  | { kind: 'identify' }
  | { kind: 'send'; id: Id; outcomeUnknown: boolean };

interface Pending {
  submission: Submission;
  step: SubmissionStep;
  /** It has waited already: nobody looks on any more, so a server's failure is no news to the driver. */
  hasWaited: boolean;
}

/** A call of an earlier submission that may have got through. */
export type UnknownOutcome = 'create' | 'send' | null;

/**
 * The outbox holds one submission at most. Unless its call is out (`sending`), it says what is on the screen: an edit
 * withdraws it, so that an older all-clear never goes out over a newer defect.
 */
export type Outbox =
  | { status: 'empty'; outcomeUnknown: UnknownOutcome }
  /** The driver changed the report after submitting it: they have to submit it again. */
  | { status: 'withdrawn'; outcomeUnknown: UnknownOutcome }
  | ({ status: 'queued' } & Pending)
  | ({ status: 'sending' } & Pending)
  /** No answer, or not the owner's session: it goes out when that changes. */
  | ({ status: 'waiting' } & Pending);

export type PendingOutbox = Extract<Outbox, Pending>;

/** The submission that is on its way or waits; null when there is none. */
export function pendingOf({ outbox }: { outbox: Outbox }): PendingOutbox | null {
  return outbox.status === 'empty' || outbox.status === 'withdrawn' ? null : outbox;
}

/** The call that may have got through, if there is one. */
export function unknownOutcomeOf(outbox: Outbox): UnknownOutcome {
  if (outbox.status === 'empty' || outbox.status === 'withdrawn') return outbox.outcomeUnknown;
  const { step } = outbox;
  return step.kind !== 'identify' && step.outcomeUnknown ? step.kind : null;
}

/** The step as it is once its call has been made, or is known not to have been. */
export function withOutcome(step: SubmissionStep, outcomeUnknown: boolean): SubmissionStep {
  return step.kind === 'identify' ? step : { ...step, outcomeUnknown };
}
