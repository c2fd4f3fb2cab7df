import { typedNameText, type DefectEventKind } from '@/contract/defectFacts';
import type { Defect } from '@/contract/records';

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

export const eventLabel = ({ event, signed_on }: DefectEvent) =>
  signed_on === null ? eventLabels[event] : typedNameText;

/** The text after the event's label: ', by Hank Novak, signed Hank Novak'. */
export function authorOfEvent({ by, name, signed_on }: DefectEvent): string {
  const author = by === null ? '' : `, by ${by}`;
  return name === '' ? author : `${author}, ${signed_on === null ? 'signed' : 'typed'} ${name}`;
}
