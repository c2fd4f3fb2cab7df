import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { AppDispatch } from '@/api/thunkExtra';
import { Panel } from '@/components/Panel/Panel';
import type { PreviousResponse } from '@/contract/extensions';
import { toReviewShown } from '@/features/inspection/model/inspectionSlice';
import { PreviousReports } from './PreviousReports';
import { shownOf } from './shown';

/** Passes the reports that must be signed first to the submit rules. */
function useToReview(answer: PreviousResponse): void {
  const dispatch = useDispatch<AppDispatch>();
  useEffect(() => {
    dispatch(toReviewShown(shownOf(answer)));
    return () => void dispatch(toReviewShown(null));
  }, [dispatch, answer]);
}

/**
 * The last reports with defects, which the driver reviews and signs before they drive (49 CFR
 * 396.13).
 */
export function PreviousReport({ answer }: { answer: PreviousResponse }) {
  useToReview(answer);
  return (
    <Panel title="Previous report" titleId="previous-report">
      <PreviousReports answer={answer} />
    </Panel>
  );
}
