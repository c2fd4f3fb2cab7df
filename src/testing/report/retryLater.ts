import type { AppStore } from '@/app/store';
import { retryRequested } from '@/features/inspection/model/inspectionSlice';

const realNow = Date.now.bind(Date);
let passed = 0;

/** Brings the time back, so that the minutes of many runs do not pass midnight, which changes what a submit asks. */
export function resetTime(): void {
  passed = 0;
}

/** Retries in place of the timers, a minute later by `Date.now`, as the two reads of another backend's report are. */
export function retryLater({ dispatch }: AppStore): void {
  passed += 60_000;
  jest.spyOn(Date, 'now').mockImplementation(() => realNow() + passed);
  dispatch(retryRequested());
}
