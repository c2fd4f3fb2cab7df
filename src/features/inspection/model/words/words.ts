import { checklist } from '@/contract/checklist';
import type { ChecklistKey } from '@/contract/checklist';
import { momentOf } from '@/contract/dates';
import type { FleetDefect, PreviousVehicle } from '@/contract/fleet';
import { momentText } from './momentText';

type Reopened = NonNullable<FleetDefect['reopened']>;

const labels = new Map<string, string>(checklist.map(({ key, label }) => [key, label]));

export const itemLabel = (key: ChecklistKey) => labels.get(key) ?? key;

/** 'Truck T-114'. */
export function vehicleWords({ kind, number }: PreviousVehicle['vehicle']): string {
  return `${kind === 'truck' ? 'Truck' : 'Trailer'} ${number}`;
}

/** '22 Nov 2026, 06:12' on this phone's clock. */
export const instantText = (at: string) => momentText(momentOf(new Date(at)));

/** 'M. Ortiz 14:05', and the day if it is not today's. */
export function signedText(name: string, at: string, today = momentOf(new Date()).date): string {
  const { date, time } = momentOf(new Date(at));
  return `${name} ${date === today ? time : momentText({ date, time })}`;
}

const certifiedWords = { repaired: 'Repaired by', repair_not_needed: 'No repair needed:' } as const;

type Certified = Pick<FleetDefect, 'certified_name' | 'closed_at' | 'signed_on'> & {
  state: keyof typeof certifiedWords;
};

/** 'Repaired by M. Ortiz 14:05'. */
export function certifiedText({ state, certified_name, closed_at, signed_on }: Certified): string {
  return `${certifiedWords[state]} ${signedText(certified_name, closed_at ?? '')}${placeText({ signed_on })}`;
}

const placeText = ({ signed_on }: Pick<FleetDefect, 'signed_on'>) =>
  signed_on === 'drivers_phone' ? ', signed on the driver’s phone' : '';

const dayText = (day: string | null) => momentText({ date: day ?? '', time: '' });

/** ', signed by M. Ortiz 14:05'; blank for a deferral from before they were signed. */
function deferralSignature({ certified_name: name, certified_at: at }: FleetDefect): string {
  return name === '' || at === null ? '' : `, signed by ${signedText(name, at)}`;
}

/** Who opened a defect again, when and why. */
function reopenedText({ how, by, at, note, entered_at, certification }: Reopened): string {
  if (how === 'late_report') {
    const certified = certification
      ? `, certified by ${certification.name} ${instantText(certification.at)}${placeText(certification)}`
      : '';
    return `Open again: entered by ${by} ${instantText(entered_at ?? at)}${certified}, delivered ${instantText(at)}`;
  }
  const what = how === 'not_fixed' ? 'Not fixed, says' : 'Reopened by';
  return `${what} ${signedText(by, at)}${note === '' ? '' : `: ${note}`}`;
}

function openText(defect: FleetDefect): string {
  const { driver_says_good: good, deferred_until: until, certified_name: name, reopened } = defect;
  if (good) return `Driver says good: ${signedText(good.by, good.at)}`;
  if (reopened) return reopenedText(reopened);
  if (until === null) return 'Open';
  return `Was deferred until ${dayText(until)}${name === '' ? '' : ` by ${name}`}`;
}

/** What has become of a defect: 'Open', 'Repaired by M. Ortiz 14:05'. */
export function outcomeText(defect: FleetDefect): string {
  const { state, certified_name, closed_at, signed_on, withdrawn } = defect;
  switch (state) {
    case 'open':
      return openText(defect);
    case 'deferred':
      return `Repair unnecessary for safe operation until ${dayText(defect.deferred_until)}${deferralSignature(defect)}: ${defect.deferred_reason}`;
    case 'marked_good_by_driver':
      return withdrawn
        ? `Withdrawn by ${signedText(withdrawn.by, withdrawn.at)}`
        : 'Closed before certification was required';
    default:
      return certifiedText({ state, certified_name, closed_at, signed_on });
  }
}

/** Whether its vehicle may be driven; blank for a defect that does not hold it. */
export const holdingText = ({ holds_vehicle }: FleetDefect) =>
  holds_vehicle ? 'do not drive until it is certified' : '';

/** 'Marcus Bell, 20 Nov 2026, 16:10', and when the phone took the entry, if that differs. */
export function reportedText(
  defect: Pick<FleetDefect, 'reported_by' | 'reported_at' | 'entered_at'>,
) {
  const { reported_by, reported_at, entered_at } = defect;
  const text = `${reported_by}, ${instantText(reported_at)}`;
  const entered = entered_at === null ? null : instantText(entered_at);
  return entered === null || entered === instantText(reported_at)
    ? text
    : `${text} (entered ${entered})`;
}

/** What the driver has to review of a vehicle: its last report's defects, and those not resolved. */
export const defectsToReview = ({ defects }: PreviousVehicle) =>
  defects.filter((defect) => defect.in_report || isUnresolved(defect));

export const isUnresolved = ({ state }: Pick<FleetDefect, 'state'>) =>
  state === 'open' || state === 'deferred';
