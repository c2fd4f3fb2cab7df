import { dayText } from '@/contract/dateText';
import { typedNameText } from '@/contract/defectFacts';
import { untilDecidedText } from '@/contract/holds';
import { personText } from '@/contract/presentName';
import type { Defect } from '@/contract/records';
import { timestampText } from '../carrierTime';
import { defectStateLabels } from '../labels';
import { isUnresolved } from './certification';

const placeText = (on: Defect['signed_on']) =>
  on === 'drivers_phone' ? ' (typed on a phone, not certified)' : '';

const certifiedText = ({ certified_name }: Defect) =>
  certified_name === '' ? '' : `certified by ${certified_name}`;

const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(', ');

/** 'Big Rig Repair (noted by Marcus Bell, Nov 22, 2026, 8:00 AM)'. */
export const repairedByText = ({ text, by, by_now, at }: NonNullable<Defect['repaired_by']>) =>
  `${text} (noted by ${personText(by, by_now)}, ${timestampText(at)})`;

function stateText(defect: Defect): string {
  const { state, driver_says_good: good, withdrawn, deferred_until, certified_name } = defect;
  switch (state) {
    case 'open':
      return good ? `Driver says good: ${good.by}, ${timestampText(good.at)}` : 'Open';
    case 'deferred':
      return `Deferred until ${dayText(deferred_until ?? '')} by ${certified_name}`;
    case 'marked_good_by_driver':
      return withdrawn
        ? `Withdrawn by ${withdrawn.by}, ${timestampText(withdrawn.at)}`
        : 'Closed before certification was required';
    default:
      if (defect.signed_on === 'drivers_phone') return `${typedNameText}: ${typedText(defect)}`;
      return joined(
        defectStateLabels[state],
        certifiedText(defect),
        timestampText(defect.certified_at ?? defect.closed_at),
      );
  }
}

const typedText = ({ certified_name, certified_at, closed_at }: Defect) =>
  joined(certified_name, timestampText(certified_at ?? closed_at));

function authorText(defect: Defect): string {
  const { state, driver_says_good: good, withdrawn, certified_name: name } = defect;
  const [verb, event] = state === 'open' ? ['Said good', good] : ['Withdrawn', withdrawn];
  if (event) return `${verb} by ${personText(event.by, event.by_now)}, ${timestampText(event.at)}`;
  if (name === '' || state === 'open') return '';
  if (state === 'deferred') return `Signed by ${name}`;
  if (defect.signed_on === 'drivers_phone') return `Typed: ${typedText(defect)}`;
  const text = joined(
    certifiedText(defect),
    timestampText(defect.certified_at ?? defect.closed_at),
  );
  return text.replace('certified', 'Certified');
}

/** Facts about a defect that its status chip does not show. */
export function defectDetails(defect: Defect): string[] {
  const lines = [...endedDeferral(defect), ...reopeningLines(defect, personText)];
  return [authorText(defect), ...lines].filter(Boolean);
}

function endedDeferral({ state, deferred_until, certified_name }: Defect): string[] {
  return state === 'open' && deferred_until !== null
    ? [`Was deferred until ${dayText(deferred_until)} by ${certified_name}`]
    : [];
}

const reopeningLabels = {
  not_fixed: 'Not fixed',
  reopened: 'Reopened',
  late_report: 'Late report',
};

function reopeningLines(defect: Defect, nameAuthor: typeof personText): string[] {
  const { reopened } = defect;
  if (!reopened || !isUnresolved(defect)) return [];
  const { how, by, by_now, at, note, entered_at, certification } = reopened;
  const entered = entered_at === null ? '' : `entered ${timestampText(entered_at)}`;
  const undone =
    how === 'late_report' && certification
      ? `before the certification by ${certification.name}${placeText(certification.signed_on)}, ${timestampText(certification.at)}`
      : '';
  const author = nameAuthor(by, by_now);
  const what = joined(`${reopeningLabels[how]}: ${author}, ${timestampText(at)}`, entered, undone);
  return [note === '' ? what : `${what}: ${note}`];
}

/**
 * Lines that describe a defect, including its status. They are printed with a report, so people have only the names that
 * the record has.
 */
export function describeDefect(defect: Defect): string[] {
  return [
    stateText(defect),
    ...(defect.holds_vehicle ? [untilDecidedText('office', defect)] : []),
    ...endedDeferral(defect),
    ...reopeningLines(defect, (name) => name),
  ];
}
