import { checklist } from '@/contract/checklist';
import type { ChecklistKey } from '@/contract/checklist';
import { momentOf } from '@/contract/dates';
import type { FleetDefect, PreviousVehicle } from '@/contract/fleet';
import { momentText } from '../sent/momentText';

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

/** 'Repaired by M. Ortiz 14:05'. */
export const certifiedText = (state: keyof typeof certifiedWords, name: string, at: string) =>
  `${certifiedWords[state]} ${signedText(name, at)}`;

/** What has become of a defect: 'Open', 'Repaired by M. Ortiz 14:05'. */
export function outcomeText(
  defect: Pick<
    FleetDefect,
    'state' | 'certified_name' | 'closed_at' | 'deferred_until' | 'deferred_reason'
  >,
): string {
  const { state, certified_name, closed_at, deferred_until, deferred_reason } = defect;
  switch (state) {
    case 'open':
      return 'Open';
    case 'deferred':
      return `Deferred until ${momentText({ date: deferred_until ?? '', time: '' })}: ${deferred_reason}`;
    case 'marked_good_by_driver':
      return 'Marked good by the driver';
    default:
      return certifiedText(state, certified_name, closed_at ?? '');
  }
}

/** What the driver has to review of a vehicle: its last report's defects, and those not resolved. */
export const defectsToReview = ({ defects }: PreviousVehicle) =>
  defects.filter((defect) => defect.in_report || isUnresolved(defect));

export const isUnresolved = ({ state }: Pick<FleetDefect, 'state'>) =>
  state === 'open' || state === 'deferred';
