import * as v from 'valibot';
import { newFormId } from '@/features/inspection/model/rules/preparedActions';
import { blankDraft, type DraftContents } from '@/features/inspection/model/state/draftContents';
import { storedPrefill } from '@/features/inspection/model/state/prefill';
import { parseDraft } from './draftRecord';
import type { DraftNames } from './draftNames';
import type { DraftStorage } from './draftStorage';
import { parseEarlierDraft } from './earlierDraft';

/** Reads the draft. If there is none, imports an earlier version's draft or starts a blank one. */
export async function readDraft(
  storage: DraftStorage,
  { record, earlierRecord, earlierPrefill }: DraftNames,
): Promise<DraftContents> {
  const [stored, remembered] = await Promise.all([
    storage.read(record),
    storage.read(earlierPrefill),
  ]);
  const prefill = v.parse(storedPrefill, remembered);
  /**
   * Sets an unreadable draft aside and starts a blank one. The new form id separates it from the unreadable draft's
   * photos.
   */
  const begin = async (key: string): Promise<DraftContents> => {
    await storage.setAside(key);
    const form = newFormId();
    return { ...blankDraft, form, trailerForm: form, prefill };
  };
  if (stored !== null) return parseDraft(Object.assign({ prefill }, stored)) ?? begin(record);
  const earlier = await storage.read(earlierRecord);
  if (earlier === null) return { ...blankDraft, prefill };
  const parsed = parseEarlierDraft(earlier);
  if (parsed === null) return begin(earlierRecord);
  const draft = { ...parsed, prefill };
  await storage.move([{ from: earlierRecord, to: record, draft }]);
  return draft;
}
