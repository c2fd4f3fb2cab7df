import { isRegulated } from '@/contract/checklist';
import { takeBackMinutes } from '@/contract/defectFacts';
import type { Day, Defect, Instant, Status } from './defect';

/** Facts derived from a defect's record and the day. None of them is stored. */

/** Closed means that nobody has anything left to do. */
export type CurrentState = 'open' | 'driver_says_good' | 'deferred' | 'closed';

/** The current state on a day in TIME_ZONE. A deferral whose last day is over is open. */
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
 * Whether the defect stops its vehicle (49 CFR 396.11(a)(3)). It does while it is open, or only a
 * driver says that it is good, if it is on a § item or a reporter said that it needs correction.
 */
export function holdsVehicle({ item, needsCorrection, status }: Holding, today: Day): boolean {
  const current = currentStateOf(status, today);
  if (current === 'closed' || current === 'deferred') return false;
  return needsCorrection || isRegulated(item);
}

/** Until when an action at this instant may be taken back. */
export function endOfTakeBack(at: Instant): Instant {
  return new Date(Date.parse(at) + takeBackMinutes * 60_000).toISOString();
}

/** Until when the author of the reopening may take it back; null if they may not. */
export function takeBackUntil({ reopening, status }: Pick<Defect, 'reopening' | 'status'>) {
  if (status.state !== 'open' || !reopening || reopening.final || !reopening.before) return null;
  return endOfTakeBack(reopening.at);
}
