import { checklist } from '@/contract/checklist';
import type { InspectionRoot } from '../inspectionState';
import { headerFields } from './header';
import type { HeaderField } from './header';

/** The request's name of a header field: day and time go out as one. */
export function wireNameOf(field: HeaderField): string {
  return field === 'date' || field === 'time' ? 'date_inspected' : field;
}

/** The field under which a refusal shows: that of day and time together stands under the day. */
const shownUnder = new Map(
  headerFields.filter((field) => field !== 'time').map((field) => [wireNameOf(field), field]),
);

/** What the server refused of a header field; null when it did not, or the field was edited since. */
export function selectHeaderRefusal({ inspection }: InspectionRoot, field: HeaderField) {
  const isShownHere = shownUnder.get(wireNameOf(field)) === field;
  return (isShownHere && inspection.refusals[wireNameOf(field)]?.join(' ')) || null;
}

/** The first refused header field in the order given; null when none was. */
export function firstRefused(root: InspectionRoot, order: readonly HeaderField[]) {
  return order.find((field) => selectHeaderRefusal(root, field) !== null) ?? null;
}

const itemLabels = new Map<string, string>(checklist.map(({ key, label }) => [key, label]));

/** What the server refused besides the header's fields, in one text; '' when there is nothing of the kind. */
export function selectOtherRefusals({ inspection }: InspectionRoot): string {
  return Object.entries(inspection.refusals)
    .filter(([name, messages]) => messages.length > 0 && !shownUnder.has(name))
    .map(([name, messages]) => {
      const label = itemLabels.get(name);
      return label ? `${label}: ${messages.join(' ')}` : messages.join(' ');
    })
    .join(' ');
}
