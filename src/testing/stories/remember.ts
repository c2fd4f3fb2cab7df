import type { AppStore } from '@/app/store';
import { reportSent, reportSubmitted } from '@/features/inspection/model/inspectionSlice';
import type { InspectionRequest } from '@/contract/inspection';
import { allClearRequest } from '../fixtures/submission';
import { storyDateTime } from './reportProvider';
import { settle } from './statusStories';

/** Sends a report with these values, so that the next blank form offers them. */
export function remember(dispatch: AppStore['dispatch'], values: Partial<InspectionRequest>): void {
  dispatch(reportSubmitted({ request: { ...allClearRequest, ...values }, purpose: 'send' }));
  settle(dispatch, (form) => reportSent({ ...storyDateTime, form }));
}
