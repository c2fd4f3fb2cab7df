import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import type { AppDispatch } from '@/api/thunkExtra';
import { Panel } from '@/components/Panel/Panel';
import type { PreviousResponse } from '@/contract/extensions';
import { toReviewShown } from '@/features/inspection/model/inspectionSlice';
import { PreviousReports } from './PreviousReports';
import { shownOf } from './shown';

/** Passes the reports that must be signed first to the submit rules. */
function useToReview(response: PreviousResponse): void {
  const dispatch = useDispatch<AppDispatch>();
  useEffect(() => {
    dispatch(toReviewShown(shownOf(response)));
    return () => void dispatch(toReviewShown(null));
  }, [dispatch, response]);
}

/**
 * The last reports with defects, which the driver reviews and signs before they drive (49 CFR
 * 396.13).
 */
export function PreviousReport({ response }: { response: PreviousResponse }) {
  useToReview(response);
  return (
    <Panel title="Previous report" titleId="previous-report">
      <PreviousReports response={response} />
    </Panel>
  );
}
