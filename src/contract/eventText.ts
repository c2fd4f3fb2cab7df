import { typedNameText, type DefectEventKind } from './defectFacts';
import { personText } from './presentName';
import type { Defect } from './records';

type DefectEvent = NonNullable<Defect['history']>[number];

const eventLabels: Record<DefectEventKind, string> = {
  reported: 'Reported',
  reported_again: 'Reported again',
  said_good: 'Driver says good',
  withdrawn: 'Withdrawn',
  certified: 'Certified',
  deferred: 'Deferred',
  not_fixed: 'Not fixed',
  reopened: 'Reopened',
  late_report: 'Late report',
  taken_back: 'Taken back',
  merged: 'Merged with another defect',
  closed_before_certification: 'Closed before certification was required',
  reopened_by_migration: 'Reopened by the upgrade',
};

export const eventLabel = ({ event, signed_on }: Pick<DefectEvent, 'event' | 'signed_on'>) =>
  signed_on === null ? eventLabels[event] : typedNameText;

/** The text after the event's label: ', by Hank Novak, signed Hank Novak'. */
export function authorOfEvent({ by, by_now, name, signed_on }: DefectEvent): string {
  const author = by === null ? '' : `, by ${personText(by, by_now)}`;
  return name === '' ? author : `${author}, ${signed_on === null ? 'signed' : 'typed'} ${name}`;
}
