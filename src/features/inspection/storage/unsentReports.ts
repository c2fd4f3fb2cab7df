import { isAnythingUnsent } from '@/features/inspection/model/rules/reportMerge';
import { areChangesWaiting } from '@/features/inspection/model/rules/reviewRules';
import { getPendingOutbox } from '@/features/inspection/model/state/outbox';
import { parseDraft } from './draftRecord';
import { draftNames, listOwners } from './draftNames';
import { createDraftStorage } from './draftStorage';

/**
 * Lists whose unsent reports are on this phone, for somebody who is not signed in: their names in the reports, or else
 * their usernames with another backend. Blank if a report has no name.
 */
export async function listUnsentReports(
  apiHost: string,
  storage = createDraftStorage(),
): Promise<string[]> {
  const drivers: string[] = [];
  for (const owner of await listOwners(storage, apiHost)) {
    const draft = parseDraft(await storage.read(draftNames(apiHost, owner).record));
    const isUnsent =
      draft && (getPendingOutbox(draft) || areChangesWaiting(draft) || isAnythingUnsent(draft));
    if (!isUnsent) continue;
    drivers.push(draft.header.values.carrier || owner.replace(/^#.*/, ''));
  }
  return [...new Set(drivers)];
}
