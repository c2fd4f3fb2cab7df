import { clockText, dayText, instantText } from '@/contract/dateText';
import { typedNameText } from '@/contract/defectFacts';
import { untilDecidedText } from '@/contract/holds';
import type { DriverDefect, PreviousResponse, PreviousVehicle } from '@/contract/extensions';

type Reopened = NonNullable<DriverDefect['reopened']>;

/** Returns a text like 'M. Ortiz 2:05 PM'. */
export const signedText = (name: string, at: string, today?: string) =>
  `${name} ${clockText(at, today)}`;

const certifiedLabels = {
  repaired: 'Repaired by',
  repair_not_needed: 'No repair needed:',
} as const;

type Certified = Pick<DriverDefect, 'certified_name' | 'closed_at' | 'signed_on' | 'note'> & {
  state: keyof typeof certifiedLabels;
};

const noteText = (note: string) => (note === '' ? '' : `: ${note}`);

/** Returns a text like 'Repaired by M. Ortiz 2:05 PM: New relay'. */
export function certifiedText({ state, certified_name, closed_at, signed_on, note }: Certified) {
  const signed = signedText(certified_name, closed_at ?? '');
  const what = signed_on === 'drivers_phone' ? `${typedNameText}:` : certifiedLabels[state];
  return `${what} ${signed}${noteText(note)}`;
}

const placeText = ({ signed_on }: Pick<DriverDefect, 'signed_on'>) =>
  signed_on === 'drivers_phone' ? ', typed on a phone, not certified' : '';

/** Returns a text like ', signed by M. Ortiz 2:05 PM'. Blank for a deferral from before deferrals were signed. */
function deferralSignature({ certified_name: name, certified_at: at }: DriverDefect): string {
  return name === '' || at === null ? '' : `, signed by ${signedText(name, at)}`;
}

export function reopenedText({ how, by, at, note, entered_at, certification }: Reopened): string {
  if (how === 'late_report') {
    const certified = certification
      ? `, certified by ${certification.name} ${instantText(certification.at)}${placeText(certification)}`
      : '';
    return `Open again: entered by ${by} ${instantText(entered_at ?? at)}${certified}, delivered ${instantText(at)}`;
  }
  if (how === 'not_fixed') return notFixedText({ name: by, at }, note);
  return `Reopened by ${signedText(by, at)}${noteText(note)}`;
}

/** Returns a text like 'Not fixed, says Dana Miles 2:05 PM: Still silent'. */
export const notFixedText = ({ name, at }: { name: string; at: string }, note: string) =>
  `Not fixed, says ${signedText(name, at)}${noteText(note)}`;

function openText(defect: DriverDefect): string {
  const { driver_says_good: good, deferred_until: until, certified_name: name, reopened } = defect;
  if (good) return `Driver says good: ${signedText(good.by, good.at)}`;
  if (reopened) return reopenedText(reopened);
  if (until === null) return 'Open';
  return `Was deferred until ${dayText(until)}${name === '' ? '' : ` by ${name}`}`;
}

/** A defect's outcome as text, such as 'Open' or 'Repaired by M. Ortiz 2:05 PM'. */
export function outcomeText(defect: DriverDefect): string {
  const { state, certified_name, closed_at, signed_on, withdrawn, note } = defect;
  switch (state) {
    case 'open':
      return openText(defect);
    case 'deferred':
      return `Repair unnecessary for safe operation until ${dayText(defect.deferred_until ?? '')}${deferralSignature(defect)}: ${defect.deferred_reason}`;
    case 'marked_good_by_driver':
      return withdrawn
        ? `Withdrawn by ${signedText(withdrawn.by, withdrawn.at)}`
        : 'Closed before certification was required';
    default:
      return certifiedText({ state, certified_name, closed_at, signed_on, note });
  }
}

/** Says that the vehicle may not be driven. Blank if the defect does not hold the vehicle. */
export const holdingText = (defect: DriverDefect): string =>
  defect.holds_vehicle ? lowerFirst(untilDecidedText('driver', defect)) : '';

export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

/**
 * Returns a text like 'Marcus Bell, Nov 20, 2026, 4:10 PM'. It includes the time of entry on the phone if that differs.
 */
export function reportedText(
  defect: Pick<DriverDefect, 'reported_by' | 'reported_at' | 'entered_at'>,
) {
  const { reported_by, reported_at, entered_at } = defect;
  const text = `${reported_by}, ${instantText(reported_at)}`;
  const entered = entered_at === null ? null : instantText(entered_at);
  return entered === null || entered === instantText(reported_at)
    ? text
    : `${text} (entered ${entered})`;
}

/** Returns the defects that the driver must review, which are the last report's and all unresolved ones. */
export const defectsToReview = ({ defects }: PreviousVehicle) =>
  defects.filter((defect) => defect.in_report || isUnresolved(defect));

export const isUnresolved = ({ state }: Pick<DriverDefect, 'state'>) =>
  state === 'open' || state === 'deferred';

/** Whether a defect holds the vehicle, or the office has taken the vehicle out of service. */
export const mayNotDrive = ({ holding, in_service }: PreviousVehicle): boolean =>
  holding.length > 0 || !in_service;

/** Whether there are defects to review. A driver reviews no finding of the report on their own screen. */
export const hasDefects = ({ vehicles }: PreviousResponse): boolean =>
  vehicles.some(
    (vehicle) =>
      vehicle.holding.some(({ is_on_form: isOnForm }) => !isOnForm) ||
      defectsToReview(vehicle).length > 0,
  );
