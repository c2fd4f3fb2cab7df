import { randomUUID } from 'node:crypto';
import type { ReviewRequest } from '@/contract/extensionRequests';

/** The body of a review that 'Dana Miles' signs. */
export function makeReviewRequest(
  reports: number[],
  changes: Partial<ReviewRequest> = {},
): ReviewRequest {
  return {
    id: randomUUID(),
    name: 'Dana Miles',
    reviewed_at: '2026-11-22T06:10:00.000Z',
    reports,
    not_fixed: [],
    confirmed_safe: false,
    ...changes,
  };
}
