import * as v from 'valibot';
import { certifiedStates, defect, defectStates, vehicleKinds } from '../records';
import { checklist, checklistKeys } from '../checklist';
import type { ChecklistKey } from '../checklist';
import { isoDate } from '../dates';
import { requiredText } from '../fields';
import { limits } from '../limits';
import { validation } from '../messages/validation';
import { filters, ids, listQuery, officePaths, oneOf, version } from './lists';
import { listAnswer } from './listAnswer';

/**
 * Whether the repair of an item may wait for parts. Items that 49 CFR 396.11 names must be repaired
 * before the vehicle is driven.
 */
export function canBeDeferred(key: ChecklistKey): boolean {
  return checklist.find((item) => item.key === key)?.regulation === undefined;
}

const paths = officePaths('defects');
export const defectPaths = {
  ...paths,
  certify: paths.action('certify'),
  reopen: paths.action('reopen'),
  defer: paths.action('defer'),
  certifySeveral: paths.bulk('certify'),
} as const;

export const defectSorts = ['vehicle', 'reported_at', 'closed_at', 'id'] as const;
export type DefectSort = (typeof defectSorts)[number];

export const defectQuery = listQuery({
  sorts: defectSorts,
  sort: 'vehicle',
  order: 'asc',
  filters: {
    /** Part of a vehicle's number or of the description. */
    search: filters.search,
    vehicle: filters.id,
    report: filters.id,
    kind: oneOf(vehicleKinds),
    item: oneOf(checklistKeys),
    /** By default, open and deferred defects. */
    state: oneOf([...defectStates, 'all']),
    from: filters.day,
    to: filters.day,
  },
});
export type DefectQuery = v.InferOutput<typeof defectQuery>;
export const defectListAnswer = listAnswer(defect);

const note = v.pipe(
  v.string(),
  v.trim(),
  v.maxLength(limits.defectText, validation.atMost('Note', limits.defectText)),
);
const certification = {
  state: v.picklist(certifiedStates),
  name: requiredText('Name', limits.reportText),
  note: v.optional(note, ''),
};

export const certifyRequest = v.object({ version, ...certification });
export const certifySeveralRequest = v.object({ ids, ...certification });
export type Certification = Omit<v.InferOutput<typeof certifyRequest>, 'version'>;
export const certifySeveralAnswer = v.object({ data: v.array(defect) });

const reason = requiredText('Reason', limits.defectText);

export const reopenRequest = v.object({ version, reason });
export const deferRequest = v.object({ version, reason, until: isoDate('Date') });
