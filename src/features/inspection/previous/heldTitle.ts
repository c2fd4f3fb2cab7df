import { itemName } from '@/contract/checklist';
import type { PreviousVehicle } from '@/contract/extensions';
import type { SentReport } from '@/features/inspection/model/state/sentReport';
import { holdText, isWaiting, waitingTitle } from '@/contract/holds';
import type { HoldingDefect } from '@/contract/records';
import { lowerFirst } from '@/features/inspection/model/text/defectText';
import { listOutOfService, vehiclesHoldText } from '@/features/inspection/model/text/holdText';

type Receipts = readonly [Pick<SentReport, 'items'>, ...Pick<SentReport, 'items'>[]];
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

/** Says who reported a defect. One that this driver reported, but in none of this phone's reports, is from another phone. */
function reporterText(
  { is_own: isOwn, item }: Held['holding'][number],
  [{ items }, ...earlier]: Receipts,
): string {
  if (items[item] === false) return 'you';
  if (!isOwn) return 'another driver';
  return earlier.some((report) => report.items[item] === false) ? 'you' : 'you, on another phone';
}

/** The severity of an alert about the vehicles that are still held. */
export function holdSeverity(vehicles: readonly Held[]) {
  if (vehicles.length === 0) return 'info';
  return vehiclesHoldText(vehicles) === waitingTitle ? 'warning' : 'error';
}

/**
 * A receipt's title, such as 'Do not drive T-102: brakes, reported 8 minutes ago by another driver', or 'T-102 waits for
 * a decision: radiator, reported 8 minutes ago by you'. `sent` has this phone's reports, the receipt's first.
 */
export function heldTitle(vehicles: readonly Held[], asOf: string, sent: Receipts): string {
  const [{ items: own }] = sent;
  const all = vehicles.flatMap(({ vehicle, holding }) =>
    holding.map((defect) => ({ ...defect, number: vehicle.number })),
  );
  const getRank = (defect: HoldingDefect) =>
    Number(isWaiting(defect)) * 2 + Number(own[defect.item] === false);
  const [first, ...others] = [...all].sort((one, two) => getRank(one) - getRank(two));
  const isForbidden = first !== undefined && !isWaiting(first);
  const outOfService = listOutOfService(vehicles).map(({ vehicle }) => vehicle.number);
  if (!first || (!isForbidden && outOfService.length > 0)) {
    return `${holdText('driver', [])} ${outOfService.join(', ')}: out of service`;
  }
  // The title shortens 'Brakes, service' to 'brakes'.
  const [label = ''] = itemName(first.item).split(',');
  const what = lowerFirst(label);
  const by = reporterText(first, sent);
  const more = others.length === 0 ? '' : `, and ${others.length} more`;
  const title = isForbidden
    ? `${holdText('driver', [first])} ${first.number}`
    : `${first.number} ${lowerFirst(waitingTitle)}`;
  return `${title}: ${what}, reported ${agoText(first.reported_at, asOf)} by ${by}${more}`;
}
