import { carrierDayText, timestampText } from './carrierTime';
import { reportDateText, timeText } from '@/contract/dateText';
import { tripLabels } from '@/contract/tripLabels';
import { vehiclesText } from '@/contract/vehicleLabel';
import type { Defect } from '@/contract/records';
import type { OfficeComment } from '@/contract/office/comments';
import type { Lead, LeadState } from '@/contract/office/leads';
import type { Role } from '@/contract/office/roles';
import { decisionOn, type Decision, type Vehicle } from '@/contract/office/vehicles';

export const roleLabels: Record<Role, string> = {
  driver: 'Driver',
  mechanic: 'Mechanic',
  dispatcher: 'Dispatcher',
  auditor: 'Auditor',
  admin: 'Admin',
};

/** Labels for a filter's choices. `describeDefect` has the text for a single defect. */
export const defectStateLabels: Record<Defect['state'], string> = {
  open: 'Open',
  deferred: 'Deferred',
  repaired: 'Repaired',
  repair_not_needed: 'Repair not needed',
  marked_good_by_driver: 'Closed without a certification',
};

export const leadKindLabels: Record<Lead['kind'], string> = {
  driver_application: 'Driver application',
  quote_request: 'Quote',
};

export const decisionLabels: Record<Decision, string> = {
  same_number: 'Confirm or merge',
  look_alike: 'New: confirm or merge',
  new: 'New: confirm or merge',
};

const decisionTexts: Record<Exclude<Decision, 'look_alike'>, string> = {
  same_number:
    'Another vehicle has this number in a different spelling. What holds one holds both.',
  new: 'A driver has reported a number that nobody has confirmed.',
};

/** Describes the decision that the office has to make about a vehicle. Returns null if there is none. */
export function decisionText(vehicle: Vehicle): string | null {
  const decision = decisionOn(vehicle);
  if (decision !== 'look_alike') return decision && decisionTexts[decision];
  const others = vehicle.looks_like.join(', ');
  return `May be the same as ${others}. Until you decide, what holds one may hold the other.`;
}

export const leadStateLabels: Record<LeadState, string> = {
  new: 'New',
  contacted: 'Contacted',
  won: 'Won',
  lost: 'Lost',
};

export const commentStateLabels: Record<OfficeComment['state'], string> = {
  waiting: 'Waiting',
  shown: 'Shown',
  hidden: 'Hidden',
};

export function toChoices(labels: Readonly<Record<string, string>>) {
  return Object.entries(labels).map(([id, name]) => ({ id, name }));
}

export const yesNo = toChoices({ true: 'Yes', false: 'No' });

/** '1 defect', '2 defects'. */
export const counted = (count: number, noun: string) => `${count} ${noun}${count === 1 ? '' : 's'}`;

/** A defect's age: 'today', '1 day', '12 days'. */
export function ageText(days: number): string {
  return days === 0 ? 'today' : counted(days, 'day');
}

function neverInspectedText({ added_at: at }: Pick<Vehicle, 'added_at'>): string {
  return at === null ? 'Never inspected' : `Never inspected, added ${carrierDayText(at)}`;
}

type Inspected = Pick<
  Vehicle,
  'last_inspected_at' | 'last_trip' | 'last_driver' | 'inspected_today_at' | 'added_at'
>;

/** Says whether the vehicle was inspected today, and when. The day and the time are the carrier's. */
export function inspectedText(vehicle: Inspected): string {
  const { inspected_today_at: at, last_trip: trip, last_driver: driver } = vehicle;
  if (vehicle.last_inspected_at === null) return neverInspectedText(vehicle);
  if (at === null) return 'Not inspected today';
  const parts = [
    `Inspected today ${timeText(at)}`,
    trip && tripLabels[trip].toLowerCase(),
    driver && `by ${driver}`,
  ];
  return parts.filter(Boolean).join(', ');
}

/** The last report's driver and vehicles: 'Marcus Bell · Truck T-204, Trailer R-88'; '' if there is no report. */
export function lastReportText(vehicle: Vehicle): string {
  if (vehicle.last_report_id === null) return '';
  const named = [vehicle, ...vehicle.last_with].sort((one, other) =>
    other.kind.localeCompare(one.kind),
  );
  return [vehicle.last_driver, vehiclesText(named)].filter(Boolean).join(' · ');
}

/** 'No inspection for 5 days (policy: daily)'. The interval is the company's rule, not a regulation's. */
export function overdueText(vehicle: Vehicle): string {
  const { days_without_inspection: days, overdue_days: allowed } = vehicle;
  const since =
    days === null ? neverInspectedText(vehicle) : `No inspection for ${counted(days, 'day')}`;
  return `${since} (policy: ${allowed === 1 ? 'daily' : `every ${allowed} days`})`;
}

export function valueText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Formats an odometer's reading: '142,275 mi'. Text that is not a number is unchanged. */
export const odometerText = (reading: string) =>
  /^\d+$/.test(reading) ? `${Number(reading).toLocaleString('en-US')} mi` : reading;

/** Formats a time that a driver typed: 'Nov 21, 2026, 6:45 AM, driver's clock'. */
export const typedTimeText = (at: string) => `${reportDateText(at)}, driver's clock`;

/**
 * The time of a vehicle's last inspection as the driver typed it, and the time of receipt; 'never' without an
 * inspection.
 */
export function lastInspectedText(
  vehicle: Pick<Vehicle, 'last_inspected_at' | 'last_received_at'>,
) {
  const { last_inspected_at: at, last_received_at: received } = vehicle;
  if (at === null) return 'never';
  return received === null
    ? typedTimeText(at)
    : `${typedTimeText(at)}. Received ${timestampText(received)}`;
}
