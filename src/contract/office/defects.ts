import * as v from 'valibot';
import { certifiedStates } from '../defectFacts';
import { defect, defectStates, vehicleKinds } from '../records';
import { checklistKeys, isRegulated, type ChecklistKey } from '../checklist';
import { isoDate } from '../dates';
import { requiredText } from '../fields';
import { limits } from '../limits';
import { validation } from '../messages/validation';
import { filters, listQuery, maxAtOnce, officePaths, oneOf, recordId, version } from './lists';
import { listResponse } from './listResponse';

/**
 * Whether the repair of an item may be deferred. An item that 49 CFR 396.11 names must be repaired before anybody
 * drives the vehicle.
 */
export function canBeDeferred(key: ChecklistKey): boolean {
  return !isRegulated(key);
}

export const notDeferrable =
  'A defect that affects safe operation must be repaired before the vehicle is driven (49 CFR 396.11(a)(3)(i)).';

const paths = officePaths('defects');
export const defectPaths = {
  ...paths,
  certify: paths.action('certify'),
  reopen: paths.action('reopen'),
  defer: paths.action('defer'),
  takeBack: paths.action('take-back'),
  certifySeveral: paths.bulk('certify'),
} as const;

/**
 * The list's sort orders. `to_certify` starts with the defects that a driver says are good. `urgency` is the order of
 * the day's work.
 */
export const defectSorts = [
  'vehicle',
  'to_certify',
  'urgency',
  'reported_at',
  'deferred_until',
  'closed_at',
  'id',
] as const;
export type DefectSort = (typeof defectSorts)[number];

/** A deferral that ends within this number of days belongs to the day's work. */
export const soonDays = 7;

export const defectQuery = listQuery({
  sorts: defectSorts,
  sort: 'vehicle',
  order: 'asc',
  filters: {
    search: filters.search,
    vehicle: filters.id,
    report: filters.id,
    /** The account that reported the defect first. */
    reported_by: filters.id,
    kind: oneOf(vehicleKinds),
    item: oneOf(checklistKeys),
    /** By default, open and deferred defects. A defect counts as open once its deferral has ended. */
    state: oneOf([...defectStates, 'all']),
    driver_says_good: filters.flag,
    holds_vehicle: filters.flag,
    /** Unresolved defects without those that are deferred for more than `soonDays` days. */
    due: filters.flag,
    reopened_by_migration: filters.flag,
    from: filters.day,
    to: filters.day,
  },
});
export type DefectQuery = v.InferOutput<typeof defectQuery>;
export const defectListResponse = listResponse(defect);

const note = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(limits.defectText, validation.atMost('Note', limits.defectText)),
);
/** The version of the consent text next to the button that signs. Absent if the page showed none. */
export const shownConsent = v.optional(version);
const certification = {
  state: v.picklist(certifiedStates),
  note: v.optional(note, ''),
  consent: shownConsent,
};

export const certifyRequest = v.object({ version, ...certification });
export const certifySeveralRequest = v.object({
  defects: v.pipe(
    v.array(v.strictObject({ id: recordId, version })),
    v.minLength(1, 'Choose at least one.'),
    v.maxLength(maxAtOnce, `At most ${maxAtOnce} at a time.`),
  ),
  ...certification,
});
export type Certification = Omit<v.InferOutput<typeof certifyRequest>, 'version'>;

/** `skipped` has the current records of defects that somebody changed in the meantime. */
export const certifySeveralResponse = v.object({ data: v.array(defect), skipped: v.array(defect) });

const reason = requiredText('Reason', limits.defectText);

export const reopenRequest = v.object({ version, reason });
export const deferRequest = v.object({
  version,
  reason,
  until: isoDate('Date'),
  /** Must be false, because only a repair that does not affect safe operation may wait (49 CFR 396.11(a)(3)(i)). */
  affects_safe_operation: v.boolean(),
  consent: shownConsent,
});
export const takeBackRequest = v.object({ version });
