import { checklist, type ChecklistKey } from '@/contract/checklist';
import type { FieldRejections, DraftRoot } from '../state/inspectionState';
import { asksForCondition } from './condition';
import { headerFields, type HeaderField } from '../state/header';

/** A header field's name in the request, where day and time are one field. */
export function wireNameOf(field: HeaderField): string {
  return field === 'date' || field === 'time' ? 'date_inspected' : field;
}

/**
 * The field under which a message is shown. A message about the date and time is shown under the
 * day.
 */
const shownUnder = new Map(
  headerFields.filter((field) => field !== 'time').map((field) => [wireNameOf(field), field]),
);

/** The server's message on a header field; null if there is none or the field was edited since. */
export function selectHeaderRejection({ inspection: { draft } }: DraftRoot, field: HeaderField) {
  const isShownHere = shownUnder.get(wireNameOf(field)) === field;
  return (isShownHere && draft.rejections[wireNameOf(field)]?.join(' ')) || null;
}

/** The first rejected header field in the given order, or null. */
export function firstRejected(root: DraftRoot, order: readonly HeaderField[]) {
  return order.find((field) => selectHeaderRejection(root, field) !== null) ?? null;
}

/**
 * Moves the messages about comments ('2.text: …') to their items, so that each is shown under its
 * description.
 */
export function rejectionsByItem(
  { comments = [], ...fields }: FieldRejections,
  sent: readonly { key: ChecklistKey }[],
): FieldRejections {
  const byItem: FieldRejections = { ...fields };
  for (const message of comments) {
    const [, place, text = message] = /^(\d+)\.text: (.*)$/s.exec(message) ?? [];
    const name = sent[Number(place)]?.key ?? 'comments';
    byItem[name] = [...(byItem[name] ?? []), name === 'comments' ? message : text];
  }
  return byItem;
}

/** The server's other messages in one text; '' if there are none. */
export function selectOtherRejections({ inspection: { draft } }: DraftRoot): string {
  const isConditionAsked = asksForCondition(draft.checklist);
  const hasPlace = (name: string) =>
    shownUnder.has(name) && (isConditionAsked || name !== 'satisfactory_vehicle_condition');
  return Object.entries(draft.rejections)
    .filter(([name, messages]) => messages.length > 0 && !hasPlace(name))
    .map(([name, messages]) => {
      const label = checklist.find(({ key }) => key === name)?.label;
      return label ? `${label}: ${messages.join(' ')}` : messages.join(' ');
    })
    .join(' ');
}
