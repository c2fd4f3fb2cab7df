import * as v from 'valibot';
import type { Id } from '@/contract/responses';
import type { InspectionRequest } from '@/contract/inspection';
import type { Trip } from './header';

export const press = v.object({
  /** An instant by the server's clock, as far as the phone knew it. */
  signed_at: v.string(),
  /** The version of the consent text next to the button. Missing if the page showed none. */
  consent: v.optional(v.number()),
});
type Press = v.InferOutput<typeof press>;

/** A report as the driver submitted it. */
export interface Submission {
  request: InspectionRequest;
  /** `send` means that the report is sent for good. `save` means that it is only created. */
  purpose: 'save' | 'send';
  /**
   * Identifies the create call to Linehaul's own backend. Missing with another backend and in drafts from earlier
   * versions.
   */
  key?: string;
  /** The trip that the form showed. Missing with another backend and in drafts from earlier versions. */
  trip?: Trip;
  /** See `getUtcOffset`. Missing with another backend and in drafts from earlier versions. */
  utcOffset?: number;
  /** The press of the submit button. Missing with another backend and in drafts from earlier versions. */
  press?: Press;
}

/** A submission's next call. `outcomeUnknown` means that this call was already made and may have succeeded. */
export type SubmissionStep =
  | { kind: 'create'; outcomeUnknown: boolean }
  /** Fetches the created report's id. */
  | { kind: 'identify' }
  /** `isRepeated` means that the outcome of an earlier call stayed unknown to another backend's reads. */
  | { kind: 'send'; id: Id; outcomeUnknown: boolean; isRepeated?: boolean | undefined };

interface Pending {
  submission: Submission;
  step: SubmissionStep;
  /** Whether the submission has waited before. */
  hasWaited: boolean;
  /** When a read of another backend first left the outcome of a call unclear, by the phone's clock. */
  unclearSince?: number | undefined;
}

export type UnknownOutcome = 'create' | 'send' | null;

/**
 * The outbox holds at most one submission. An edit withdraws it, unless its call is in flight (`sending`). The outcome
 * of the call then decides.
 */
export type Outbox =
  | { status: 'empty'; outcomeUnknown: UnknownOutcome }
  /** The driver changed the report after submitting it, or another backend does not show what became of it. */
  | { status: 'withdrawn'; outcomeUnknown: UnknownOutcome }
  | ({ status: 'queued' } & Pending)
  | ({ status: 'sending' } & Pending)
  /** The submission waits for the server or for its owner's session. */
  | ({ status: 'waiting' } & Pending);

export type PendingOutbox = Extract<Outbox, Pending>;

export function getPendingOutbox({ outbox }: { outbox: Outbox }): PendingOutbox | null {
  return outbox.status === 'empty' || outbox.status === 'withdrawn' ? null : outbox;
}

export function getUnknownOutcome(outbox: Outbox): UnknownOutcome {
  if (outbox.status === 'empty' || outbox.status === 'withdrawn') return outbox.outcomeUnknown;
  const { step } = outbox;
  return step.kind !== 'identify' && step.outcomeUnknown ? step.kind : null;
}

/** The step with a new `outcomeUnknown`. */
export function withOutcome(step: SubmissionStep, outcomeUnknown: boolean): SubmissionStep {
  return step.kind === 'identify' ? step : { ...step, outcomeUnknown };
}
