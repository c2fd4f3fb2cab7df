import { isRegulated } from '@/contract/checklist';
import { takeBackMinutes } from '@/contract/defectFacts';
import type { Day, Defect, Instant, Status } from './defect';

/** Facts that derive from a defect's record and the day. The database stores none of them. */

/** A defect is closed if nobody has anything left to do. */
export type CurrentState = 'open' | 'driver_says_good' | 'deferred' | 'closed';

/**
 * The current state on a day in TIME_ZONE. After the last day of its deferral, a defect is open.
 */
export function currentStateOf(status: Status, today: Day): CurrentState {
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

type Holding = Pick<Defect, 'item' | 'needsCorrection' | 'status'>;

/**
 * Whether the defect holds its vehicle (49 CFR 396.11(a)(3)): it is open, or only a driver says
 * that it is good, and it is on a § item or a reporter said that it needs correction.
 */
export function holdsVehicle({ item, needsCorrection, status }: Holding, today: Day): boolean {
  const current = currentStateOf(status, today);
  if (current === 'closed' || current === 'deferred') return false;
  return needsCorrection || isRegulated(item);
}

/** The end of the time for taking back an action at this instant. */
export function endOfTakeBack(at: Instant): Instant {
  return new Date(Date.parse(at) + takeBackMinutes * 60_000).toISOString();
}

/** The end of the time in which the author can take the reopening back; null if they cannot. */
export function takeBackUntil({ reopening, status }: Pick<Defect, 'reopening' | 'status'>) {
  if (status.state !== 'open' || !reopening || reopening.final || !reopening.before) return null;
  return endOfTakeBack(reopening.at);
}
