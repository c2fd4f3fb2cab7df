import { itemName } from '@/contract/checklist';
import { selectContested } from '@/features/inspection/model/rules/checklistSelectors';
import { selectRejectedPhoto } from '@/features/inspection/model/rules/photoPlan';
import { selectOtherRejections } from '@/features/inspection/model/rules/rejections';
import {
  selectIsOutcomeUnknown,
  selectIsPressedAgain,
  selectPatchesWaiting,
} from '@/features/inspection/model/rules/reportSelectors';
import { selectIsSentBeforeChange } from '@/features/inspection/model/rules/sentSelectors';
import {
  contestedId,
  descriptionId,
  selectFirstRejected,
} from '@/features/inspection/model/rules/submitRules';
import type { InspectionRoot } from '@/features/inspection/model/state/inspectionState';
import type { NoticeKind } from '@/features/inspection/model/state/notices';
import { barTexts } from './barTexts';

/** What a notice says and offers. */
export interface NoticeContents {
  tone: 'info' | 'warning' | 'error';
  text: string;
  action?: 'takeOver' | 'tryNow' | 'showField' | 'showItem' | 'showPhoto' | 'show';
  /** Id of the element that the action shows. */
  target?: string;
  /** Offers the report as a file, which the office can import. */
  hasCopy?: boolean;
}

const tone = 'error';

function rejected(root: InspectionRoot): NoticeContents {
  const others = selectOtherRejections(root);
  const target = selectFirstRejected(root);
  const hasCopy = true;
  if (selectIsOutcomeUnknown(root)) return { tone, text: barTexts.outcomeUnknown, hasCopy };
  if (others) return { tone, text: barTexts.rejected(others), hasCopy };
  if (target === null) return { tone, text: barTexts.rejectedWhole, hasCopy };
  return { tone, text: barTexts.rejectedFields, action: 'showField', target, hasCopy };
}

/**
 * The contents of each kind of notice; null if it no longer applies. A new object each time, so
 * compare it shallowly.
 */
export const noticeContents: Record<NoticeKind, (root: InspectionRoot) => NoticeContents | null> = {
  readOnly: () => ({ tone: 'info', text: barTexts.readOnly, action: 'takeOver' }),
  notSaved: () => ({ tone, text: barTexts.notSaved, hasCopy: true }),
  slow: () => ({ tone, text: barTexts.slow, hasCopy: true }),
  clock: () => ({ tone, text: barTexts.clock, hasCopy: true }),
  rejected,
  contested(root) {
    const item = selectContested(root);
    if (item === null) return null;
    const text = barTexts.contested(itemName(item));
    return { tone, text, action: 'showItem', target: contestedId(item) };
  },
  withdrawn: (root) => ({
    tone,
    text: selectIsSentBeforeChange(root) ? barTexts.sentBefore : barTexts.withdrawn,
  }),
  waiting: (root) => ({
    tone: 'warning',
    // With Linehaul's own backend, only a draft of an earlier version waits like this.
    text: selectIsPressedAgain(root) ? barTexts.waitingForPress : barTexts.waiting,
    action: 'tryNow',
    hasCopy: true,
  }),
  photos(root) {
    const photo = selectRejectedPhoto(root);
    if (!photo) return null;
    const text = barTexts.photo(itemName(photo.item), photo.refusal);
    return { tone, text, action: 'showPhoto', target: descriptionId(photo.item) };
  },
  offline(root) {
    const isWaiting = selectPatchesWaiting(root) > 0;
    const text = isWaiting ? barTexts.changesWait : barTexts.offline;
    return { tone: 'warning', text, action: 'tryNow', hasCopy: isWaiting };
  },
  setAside: ({ inspection }) => ({
    tone,
    text: barTexts.setAside(inspection.report.status !== 'loaded'),
    action: 'show',
  }),
};

/** Notices that stay, because the report cannot be entered or sent until they no longer apply. */
export const lasting: ReadonlySet<NoticeKind> = new Set(['readOnly', 'clock']);
