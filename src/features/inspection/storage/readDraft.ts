import * as v from 'valibot';
import { newFormId } from '@/features/inspection/model/rules/nextForm';
import { initialState } from '@/features/inspection/model/state/inspectionState';
import type { DraftContents } from '@/features/inspection/model/state/inspectionState';
import { storedPrefill } from '@/features/inspection/model/state/prefill';
import { parseDraft } from './draftRecord';
import type { DraftNames } from './draftNames';
import type { DraftStorage } from './draftStorage';
import { parseEarlierDraft } from './earlierDraft';

const { checklist, header, report, replaces, outbox, patches, sent, review } = initialState;
const blankParts = { checklist, header, report, replaces, outbox, patches, sent, review };

/** Reads a draft, imports that of an earlier version, or starts a blank one. */
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
   * Starts a blank draft after setting an unreadable one aside, whose photos do not get into it.
   */
  const begin = async (key: string): Promise<DraftContents> => {
    await storage.setAside(key);
    return { ...blankParts, form: newFormId(), prefill };
  };
  if (stored !== null) return parseDraft(Object.assign({ prefill }, stored)) ?? begin(record);
  const earlier = await storage.read(earlierRecord);
  if (earlier === null) return { ...blankParts, form: 0, prefill };
  const parsed = parseEarlierDraft(earlier);
  if (parsed === null) return begin(earlierRecord);
  const draft = { ...parsed, prefill };
  await storage.move([{ from: earlierRecord, to: record, draft }]);
  return draft;
}
