import { itemName } from '@/contract/checklist';
import { dateTimeText, timeText } from '@/contract/dateText';
import { toDeviceDateTime } from '@/contract/dates';
import { selectContested } from '@/features/inspection/model/rules/checklistSelectors';
import { selectRejectedPhoto } from '@/features/inspection/model/rules/photoPlan';
import {
  selectOtherRejections,
  contestedId,
  descriptionId,
  selectFirstRejected,
} from '@/features/inspection/model/rules/submitRules';
import {
  selectIsOutcomeUnknown,
  selectIsPressedAgain,
  selectPatchesWaiting,
  selectIsSentBeforeChange,
} from '@/features/inspection/model/rules/reportSelectors';
import { getPendingOutbox } from '@/features/inspection/model/state/outbox';
import type { DraftRoot } from '@/features/inspection/model/state/inspectionState';
import type { NoticeKind } from '@/features/inspection/model/state/page';

const inUnit = (unit: 'minute' | 'hour', amount: number) =>
  new Intl.NumberFormat('en-US', { style: 'unit', unit, unitDisplay: 'long' }).format(amount);

/** Returns a text like '45 minutes' for a difference in ms. */
function differenceText(difference: number): string {
  const minutes = Math.round(Math.abs(difference) / 60_000);
  if (minutes > 24 * 60) return 'more than a day';
  return minutes < 60 ? inUnit('minute', minutes) : inUnit('hour', Math.round(minutes / 60));
}

export const barTexts = {
  readOnly: 'This report is open in another tab. Here you see what is saved there.',
  takeOver: 'Take over here',
  notSaved:
    'This phone could not save what you entered last. Keep this page open and free some space.',
  slow: 'Saving takes very long. Keep this page open.',
  clock: (difference: string) =>
    `This phone’s clock is wrong by ${difference}. Set its date and time, then come back here.`,
  rejected: (what: string) => `The office did not accept this: ${what}`,
  rejectedFields: 'The office did not accept the report. Correct the marked fields.',
  showField: 'Show the field',
  rejectedWhole: 'The office did not accept the report. It is still here. Submit it again.',
  outcomeUnknown:
    'The office’s server failed, and we do not know if the office has the report. It is kept on this phone. Submit it again. The phone checks first, so the office never gets it twice.',
  asked:
    'We do not know if the office has it. It is kept on this phone. Submit it again to send it.',
  contested: (item: string) =>
    `The office has changed an item that you changed too: ${item}. Say which is right.`,
  showItem: 'Show the item',
  withdrawn: 'You changed the report after submitting it. Submit it again to send your changes.',
  sentBefore:
    'The report was sent before your change. This is a new one with everything you entered. Submit it to send your change.',
  waiting: 'The report is waiting for a connection. It is kept on this phone and sent by itself.',
  waitingForPress:
    'The report is waiting for a connection. It is kept on this phone and saved by itself. Then press once more to send it.',
  tryNow: 'Try now',
  saveCopy: 'Save a copy',
  photo: (item: string, reason: string) => `A photo was not accepted, ${item}: ${reason}`,
  showPhoto: 'Show the photo',
  otherReport: (truck: string, at: string) =>
    `The office has another unsent report of yours: truck ${truck}, ${at}.`,
  openOther: (truck: string, at: string) => `Open the office’s report of truck ${truck}, ${at}`,
  goOn: 'Go on with this one',
  offline: 'No connection. Keep going. Everything you enter is kept on this phone.',
  changesWait: 'No connection. Your changes are kept on this phone and sent later.',
  setAside: (isNew: boolean) =>
    `A draft was set aside on this phone, unchanged${isNew ? '; this is a new one.' : '.'}`,
  show: 'Show',
  byName: (name: string) => `A report of ${name} is on this phone.`,
  saveByName: 'Save a copy',
} as const;

export interface NoticeContents {
  tone: 'info' | 'warning' | 'error';
  text: string;
  action?:
    | 'takeOver'
    | 'tryNow'
    | 'showField'
    | 'showItem'
    | 'showPhoto'
    | 'show'
    | 'saveByName'
    | 'goOn';
  /** The label of the button that opens the office's other report. Null if the driver may not open it now. */
  openOther?: string | null;
  target?: string;
  hasCopy?: boolean;
}

const tone = 'error';

function rejected(root: DraftRoot): NoticeContents {
  const others = selectOtherRejections(root);
  const target = selectFirstRejected(root);
  const hasCopy = true;
  const isAsked = root.inspection.draft.outbox.status === 'withdrawn';
  const unknown = isAsked ? barTexts.asked : barTexts.outcomeUnknown;
  if (selectIsOutcomeUnknown(root)) return { tone, text: unknown, hasCopy };
  if (others) return { tone, text: barTexts.rejected(others), hasCopy };
  if (target === null) return { tone, text: barTexts.rejectedWhole, hasCopy };
  return { tone, text: barTexts.rejectedFields, action: 'showField', target, hasCopy };
}

/**
 * For each kind of notice, a function that returns its contents, or null if there is nothing to show. Each call returns
 * a new object, so compare the results shallowly.
 */
export const noticeContents: Record<NoticeKind, (root: DraftRoot) => NoticeContents | null> = {
  readOnly: () => ({ tone: 'info', text: barTexts.readOnly, action: 'takeOver' }),
  notSaved: () => ({ tone, text: barTexts.notSaved, hasCopy: true }),
  slow: () => ({ tone, text: barTexts.slow, hasCopy: true }),
  clock({ inspection: { draft } }) {
    return { tone, text: barTexts.clock(differenceText(draft.clockDifference)), hasCopy: true };
  },
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
    // With Linehaul's own backend, only an earlier version's draft needs another press.
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
  otherReport({ inspection: { draft } }) {
    if (!draft.otherReport) return null;
    const { truck, ...dateTime } = draft.otherReport;
    const isToday = dateTime.date === toDeviceDateTime(new Date()).date;
    const at = isToday ? timeText(dateTime.time) : dateTimeText(dateTime);
    // A report that is waiting to be sent cannot be set aside.
    const openOther = getPendingOutbox(draft) ? null : barTexts.openOther(truck, at);
    return { tone: 'info', text: barTexts.otherReport(truck, at), action: 'goOn', openOther };
  },
  offline(root) {
    const isWaiting = selectPatchesWaiting(root) > 0;
    const text = isWaiting ? barTexts.changesWait : barTexts.offline;
    return { tone: 'warning', text, action: 'tryNow', hasCopy: isWaiting };
  },
  setAside: ({ inspection: { draft } }) => ({
    tone,
    text: barTexts.setAside(draft.report.status !== 'loaded'),
    action: 'show',
  }),
  byName({ inspection: { draft } }) {
    const [first] = draft.byName;
    return first ? { tone: 'info', text: barTexts.byName(first.name), action: 'saveByName' } : null;
  },
};

/** These notices cannot be hidden, because their conditions prevent entering or sending the report. */
export const lasting: ReadonlySet<NoticeKind> = new Set(['readOnly', 'clock']);
