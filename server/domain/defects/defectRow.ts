import * as v from 'valibot';
import { defect, type Defect } from '@/contract/records';
import type { Certification, Reopening, Status } from './rules/defect';
import { holdsVehicle, getCurrentState, takeBackUntil } from './rules/facts';
import { dayIn } from '../dayIn';
import type { CarrierDay } from '../days';
import { reopening, statusEntries, toDefectStatus } from './storedDefect';

/** The columns for a defect in the contract's shape. */
export const defectRow = v.object({
  ...v.omit(defect, [
    'state',
    'age_days',
    'certified_by',
    'driver_says_good',
    'withdrawn',
    'signed_on',
    'reopened',
    'holds_vehicle',
  ]).entries,
  ...statusEntries,
  is_exempt: v.boolean(),
  /** The day of the inspection that first found the defect. */
  inspected_on: v.string(),
  reopened: v.nullable(reopening),
  certified_account: v.nullable(v.string()),
  said_good_name: v.nullable(v.string()),
  said_good_now: v.nullable(v.string()),
  reopened_name: v.nullable(v.string()),
  reopened_now: v.nullable(v.string()),
});
type DefectRow = v.InferOutput<typeof defectRow>;

/** Converts a row to the API's shape, with the facts of a given day. */
export function withFacts(row: DefectRow, { today, timeZone }: CarrierDay): Defect {
  const { said_good_by, said_good_at, certified_by, certified_on, reopened, ...fields } = row;
  const { certified_account, said_good_name, said_good_now, inspected_on, ...named } = fields;
  const { reopened_name, reopened_now, is_exempt: isExempt, ...plain } = named;
  const status = toDefectStatus(row);
  const lastDay = row.closed_at === null ? today : dayIn(timeZone, new Date(row.closed_at));
  const statement =
    'by' in status ? { by: said_good_name ?? '', by_now: said_good_now, at: status.at } : null;
  return {
    ...plain,
    age_days: daysBetween(inspected_on, lastDay),
    state: wireState(status, today),
    certified_by: certified_account,
    signed_on: certified_on,
    driver_says_good: status.state === 'driver_says_good' ? statement : null,
    withdrawn: status.state === 'withdrawn' ? statement : null,
    reopened: reopened && {
      ...reopenedOnWire(reopened, status),
      by: reopened_name ?? '',
      by_now: reopened_now,
    },
    holds_vehicle: holdsVehicle({ isExempt, needsCorrection: row.needs_correction, status }, today),
  };
}

/** Whole days between two days (YYYY-MM-DD); 0 if a phone's clock was ahead. */
const daysBetween = (from: string, to: string) =>
  Math.max(0, Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000));

function wireState(status: Status, today: string): Defect['state'] {
  switch (status.state) {
    case 'driver_says_good':
      return 'open';
    case 'deferred':
      return getCurrentState(status, today) === 'deferred' ? 'deferred' : 'open';
    case 'withdrawn':
    case 'closed_before_certification':
      return 'marked_good_by_driver';
    default:
      return status.state;
  }
}

function reopenedOnWire(again: Reopening, status: Status) {
  const { how, by: by_id, at, note, enteredAt, before } = again;
  return {
    how,
    by_id,
    at,
    note,
    entered_at: enteredAt,
    certification:
      before && 'certification' in before
        ? { state: before.state, ...toSignature(before.certification) }
        : null,
    take_back_until: takeBackUntil({ reopening: again, status }),
  };
}

const toSignature = ({ name, at, on }: Certification) => ({ name, at, signed_on: on });
