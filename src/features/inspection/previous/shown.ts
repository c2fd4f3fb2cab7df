import type { PreviousResponse } from '@/contract/extensions';
import { isCertified } from '@/contract/records';
import type { Shown } from '@/features/inspection/model/state/review';
import { defectsToReview } from '@/features/inspection/model/text/defectText';

/** The reports and defects that a signature covers. */
export function shownOf({ vehicles }: PreviousResponse): Shown {
  const defects = vehicles.flatMap(defectsToReview);
  return {
    reports: [...new Set(vehicles.flatMap(({ report }) => (report ? [report.id] : [])))],
    defects: defects.map(({ id }) => id),
    certified: defects.filter(({ state }) => isCertified(state)).map(({ id }) => id),
  };
}
