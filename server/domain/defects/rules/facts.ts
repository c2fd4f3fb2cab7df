import { takeBackMinutes } from '@/contract/defectFacts';
import type { Day, Defect, Instant, Status } from './defect';

/** Facts that derive from a defect's record and the day. The database does not store them. */

/** 'closed' means that nobody has anything left to do. */
export type CurrentState = 'open' | 'driver_says_good' | 'deferred' | 'closed';

/** Returns the state on a day in the carrier's time zone. A defect is open again after the last day of its deferral. */
export function getCurrentState(status: Status, today: Day): CurrentState {
  switch (status.state) {
    case 'open':
    case 'driver_says_good':
      return status.state;
    case 'deferred':
      return today > status.until ? 'open' : 'deferred';
    default:
      return 'closed';
  }
}

interface Holding extends Pick<Defect, 'needsCorrection' | 'status'> {
  /** Whether the company exempts the item. */
  isExempt: boolean;
}

/** Whether a defect holds its vehicle (49 CFR 396.11(a)(3)). Each defect does until somebody entitled has decided. */
export function holdsVehicle({ isExempt, needsCorrection, status }: Holding, today: Day): boolean {
  const current = getCurrentState(status, today);
  if (current === 'closed' || current === 'deferred') return false;
  return needsCorrection || !isExempt;
}

export function endOfTakeBack(at: Instant): Instant {
  return new Date(Date.parse(at) + takeBackMinutes * 60_000).toISOString();
}

/** Returns when the author's time for taking back the reopening ends; null if they cannot take it back. */
export function takeBackUntil({ reopening, status }: Pick<Defect, 'reopening' | 'status'>) {
  if (status.state !== 'open' || !reopening || reopening.final || !reopening.before) return null;
  return endOfTakeBack(reopening.at);
}
