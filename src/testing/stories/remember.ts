import type { AppStore } from '@/app/store';
import { reportSent, reportSubmitted } from '@/features/inspection/model/inspectionSlice';
import type { InspectionRequest } from '@/contract/inspection';
import { allClearRequest } from '../fixtures/submission';
import { onForm } from '../report/onForm';
import { storyDateTime } from './reportProvider';

/** Submits a report with these values and marks it as sent, so that the next blank form offers the values. */
export function remember(dispatch: AppStore['dispatch'], values: Partial<InspectionRequest>): void {
  dispatch(
    onForm(reportSubmitted({ request: { ...allClearRequest, ...values }, purpose: 'send' })),
  );
  dispatch(onForm(reportSent(storyDateTime)));
}
