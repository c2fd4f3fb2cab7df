import type { DraftContents } from '../state/draftContents';
import { getUnknownOutcome } from '../state/outbox';
import type { LoadedReport } from './reportContents';

/** Remembers the fetched current report, unless it is yet to tell what became of a create call. */
export function rememberFetched(draft: DraftContents, found: LoadedReport | null): void {
  if (getUnknownOutcome(draft.outbox) === 'create') return;
  const { id, response } = found ?? { id: null, response: '' };
  draft.lastFetched = { id, response, isOutdated: false };
}

/** Records that a call has changed the current report. */
export function outdateFetched({ lastFetched }: DraftContents): void {
  if (lastFetched) lastFetched.isOutdated = true;
}

/** Whether another backend still returns what it returned before a call that has succeeded. */
export function isFromBefore(
  { lastFetched, outbox, report }: DraftContents,
  found: LoadedReport | null,
): boolean {
  if (getUnknownOutcome(outbox) !== null) return false;
  if (found === null) return report.status === 'created';
  const isSame = lastFetched?.id === found.id && lastFetched.response === found.response;
  return isSame && lastFetched.isOutdated;
}
