import { agentItems, agentSignature, mayBeAgent } from '@/contract/agent';
import { isRegulated } from '@/contract/checklist';
import { undoSeconds, type certifiedStates } from '@/contract/defectFacts';
import { isAllowed } from '@/contract/office/permissions';
import type { Role } from '@/contract/office/roles';
import {
  getCertification,
  toDefectEvent,
  type Day,
  type Defect,
  type Instant,
  type Status,
  type Step,
} from './defect';
import { getCurrentState, takeBackUntil } from './facts';

export interface Author {
  account: number;
  role: Role;
  at: Instant;
}

export interface Signer extends Author {
  name: string;
}

export type Rejected = {
  rejected:
    | 'role'
    | 'closed'
    | 'not_closed'
    | 'regulation'
    | 'unsafe'
    | 'past'
    | 'too_far'
    | 'too_late'
    | 'no_reason'
    | 'before_finding';
};

export function isRejected(outcome: Step | Rejected): outcome is Rejected {
  return 'rejected' in outcome;
}

interface Decision {
  state: (typeof certifiedStates)[number];
  /** Required if the repair is not needed. */
  note: string;
}

export function certify(defect: Defect, signer: Signer, decision: Decision): Step | Rejected {
  return notSignable(defect, signer.role) ?? toCertified(defect, signer, decision);
}

/** A person whom an admin may have named the carrier's agent. `at` is when their certification arrived. */
export interface Agent extends Signer {
  /** When the agent signed, by the phone's clock. */
  signedAt: Instant;
  /** Since when the account may certify the defect's item without interruption; null if it may not. */
  since: Instant | null;
}

/**
 * Certifies a defect as the carrier's agent. It counts from the instant on the phone, at which the account must already
 * have been entitled and the defect found.
 */
export function certifyAsAgent(defect: Defect, agent: Agent, decision: Decision): Step | Rejected {
  const { role, since } = agent;
  const at = agent.signedAt < agent.at ? agent.signedAt : agent.at;
  const isEntitled = mayBeAgent(role) && agentItems.includes(defect.item);
  if (!isEntitled || since === null || at < since) return { rejected: 'role' };
  if (getCurrentState(defect.status, '') === 'closed') return { rejected: 'closed' };
  if (at <= lastFoundAt(defect)) return { rejected: 'before_finding' };
  return toCertified(defect, { ...agent, name: agentSignature(agent.name), at }, decision, at);
}

/** When the defect was last entered or reopened. */
function lastFoundAt({ reporters, reopening }: Defect): Instant {
  const entries = reporters.map(({ enteredAt }) => enteredAt);
  return [...entries, reopening?.at ?? ''].sort().at(-1) ?? '';
}

function toCertified(
  defect: Defect,
  { name, account, at }: Signer,
  { state, note }: Decision,
  enteredAt: Instant | null = null,
): Step | Rejected {
  if (state === 'repair_not_needed' && note === '') return { rejected: 'no_reason' };
  const certification = { name, account, at, on: 'office' as const, note };
  return {
    defect: { ...defect, isActedOn: true, reopening: null, status: { state, certification } },
    event: toDefectEvent('certified', account, { name, note, enteredAt }),
  };
}

export interface Deferral {
  until: Day;
  affectsSafeOperation: boolean;
  note: string;
}

/**
 * Defers the repair through a day, because it is unnecessary for safe operation until then. The day must not be after
 * `lastDay`.
 */
export function defer(
  defect: Defect,
  { account, name, role, at }: Signer,
  { until, today, lastDay, affectsSafeOperation, note }: Deferral & { today: Day; lastDay: Day },
): Step | Rejected {
  const rejected = notSignable(defect, role);
  if (rejected) return rejected;
  if (isRegulated(defect.item)) return { rejected: 'regulation' };
  if (affectsSafeOperation) return { rejected: 'unsafe' };
  if (until < today) return { rejected: 'past' };
  if (until > lastDay) return { rejected: 'too_far' };
  const certification = { name, account, at, on: 'office' as const, note };
  return {
    defect: {
      ...defect,
      isActedOn: true,
      reopening: null,
      status: { state: 'deferred', until, certification },
    },
    event: toDefectEvent('deferred', account, { name, note }),
  };
}

export interface ReopeningRequest {
  how: 'reopened' | 'not_fixed';
  note: string;
  /** When a driver signed the review, by the phone's clock. */
  enteredAt?: Instant;
}

/** Reopens a closed or deferred defect. */
export function reopen(
  defect: Defect,
  { account, role, at }: Author,
  { how, note, enteredAt }: ReopeningRequest,
): Step | Rejected {
  if (how === 'reopened' && !isAllowed(role, 'defects.certify')) return { rejected: 'role' };
  if (!mayReopen(defect.status, how)) return { rejected: 'not_closed' };
  const reopening = {
    how,
    by: account,
    at,
    note,
    enteredAt: enteredAt !== undefined && enteredAt > at ? at : (enteredAt ?? null),
    before: defect.status,
    final: false,
  };
  const reporters = defect.reporters.map((reporter) => ({ ...reporter, standsBy: true }));
  return {
    defect: { ...defect, reporters, isActedOn: true, reopening, status: { state: 'open' } },
    event: toDefectEvent(how, account, { note, enteredAt: reopening.enteredAt }),
  };
}

/** Undoes a reopening for its author and restores the defect's previous status. */
export function takeBack(defect: Defect, { account, at }: Author): Step | Rejected {
  const until = takeBackUntil(defect);
  const { reopening } = defect;
  if (until === null || !reopening?.before || reopening.by !== account || at > until) {
    return { rejected: 'too_late' };
  }
  return {
    defect: { ...defect, reopening: null, status: reopening.before },
    event: toDefectEvent('taken_back', account),
  };
}

export type BeforeCertification = Pick<Defect, 'status' | 'reopening'>;

/** Undoes a certification for its author within seconds and restores the defect's previous status. */
export function undoCertification(
  defect: Defect,
  { account, at }: Author,
  before: BeforeCertification | null,
): Step | Rejected {
  const { state } = defect.status;
  const signed = state === 'deferred' ? null : getCertification(defect.status);
  const isInTime =
    signed !== null && Date.parse(at) - Date.parse(signed.at) <= undoSeconds.accepted * 1000;
  if (!before || !isInTime || signed.account !== account) return { rejected: 'too_late' };
  return { defect: { ...defect, ...before }, event: toDefectEvent('taken_back', account) };
}

function notSignable({ status }: Defect, role: Role): Rejected | null {
  if (!isAllowed(role, 'defects.certify')) return { rejected: 'role' };
  // A deferral never counts as closed, so the day does not matter.
  return getCurrentState(status, '') === 'closed' ? { rejected: 'closed' } : null;
}

function mayReopen(status: Status, how: 'reopened' | 'not_fixed'): boolean {
  if (status.state === 'open' || status.state === 'driver_says_good') return false;
  return how === 'reopened' || (getCertification(status) !== null && status.state !== 'deferred');
}
