import { itemName } from '@/contract/checklist';
import type { PreviousVehicle } from '@/contract/extensions';
import type { ItemValues } from '@/contract/inspection';

type Held = Pick<PreviousVehicle, 'vehicle' | 'holding' | 'in_service'>;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const relative = new Intl.RelativeTimeFormat('en-US', { numeric: 'always' });

/** Returns a text like '8 minutes ago'. Both instants must come from the same clock. */
function agoText(at: string, now: string): string {
  const passed = Date.parse(now) - Date.parse(at);
  if (passed < minute) return 'less than a minute ago';
  if (passed < hour) return relative.format(-Math.floor(passed / minute), 'minute');
  if (passed < 2 * day) return relative.format(-Math.floor(passed / hour), 'hour');
  return relative.format(-Math.floor(passed / day), 'day');
}

/** A receipt's title, such as 'Do not drive T-102: brakes, reported 8 minutes ago by another driver'. */
export function heldTitle(vehicles: readonly Held[], asOf: string, own: ItemValues): string {
  const all = vehicles.flatMap(({ vehicle, holding }) =>
    holding.map((defect) => ({ ...defect, number: vehicle.number })),
  );
  const [first, ...others] = [
    ...all.filter(({ item }) => own[item] !== false),
    ...all.filter(({ item }) => own[item] === false),
  ];
  if (!first) {
    const numbers = vehicles.map(({ vehicle }) => vehicle.number).join(', ');
    return `Do not drive ${numbers}: out of service`;
  }
  // The title shortens 'Brakes, service' to 'brakes'.
  const [label = ''] = itemName(first.item).split(',');
  const what = label.charAt(0).toLowerCase() + label.slice(1);
  const by = own[first.item] === false ? 'you' : 'another driver';
  const more = others.length === 0 ? '' : `, and ${others.length} more`;
  return `Do not drive ${first.number}: ${what}, reported ${agoText(first.reported_at, asOf)} by ${by}${more}`;
}
