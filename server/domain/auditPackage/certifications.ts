import { itemLabel } from '@/contract/checklist';
import { isSigned, listEnteredDefects } from '@/contract/enteredReport';
import type { ReportRecord } from '@/contract/office/reports';
import type { Defect } from '@/contract/records';
import { consentText } from '@/contract/signingConsent';
import { vehicleLabel } from '@/contract/vehicleLabel';
import { csvLine } from '../../platform/csv/csv';
import { headingIn, minuteIn } from '../dayIn';

/** The columns of `certifications.csv`, which has a line for each defect of each report. */
export const certificationColumns = (timeZone: string) => [
  'report',
  "inspected (driver's clock)",
  'driver',
  'vehicle',
  'item',
  'description',
  'certification',
  'signed_by',
  'account',
  headingIn(timeZone, 'signed_at'),
  'deferred_until',
  'note',
  'consent',
];

/**
 * Returns a line for each defect of a report: in the driver's words, with the certification or deferral that stands, or
 * who says that it is not fixed.
 */
export function certificationLines(record: ReportRecord, timeZone: string): string {
  const { id, date, driver, report, defects, created_at: createdAt } = record;
  const entered = listEnteredDefects(report, defects, createdAt);
  const lines = defects.map((defect) => {
    const own = entered.find((one) => one.defect === defect);
    const { what, by, account, at, consent, until, note } = findDecision(defect);
    return csvLine([
      id,
      date,
      driver,
      vehicleLabel(defect.vehicle),
      itemLabel(defect.item),
      own?.description ?? defect.description,
      what,
      by,
      account,
      at === null ? '' : minuteIn(timeZone, at),
      until,
      note,
      consent === undefined ? '' : consentText(consent, timeZone),
    ]);
  });
  return lines.join('');
}

function findDecision(defect: Defect) {
  const { state, certified_name, certified_by, deferred_until, deferred_reason } = defect;
  const { reopened, withdrawn } = defect;
  const signed = {
    by: certified_name,
    account: certified_by,
    at: defect.certified_at ?? defect.closed_at,
    consent: defect.signing_consent ?? null,
    until: deferred_until,
  };
  if (isSigned(defect)) return { ...signed, what: state.replaceAll('_', ' '), note: defect.note };
  if (deferred_until !== null) {
    const what = state === 'deferred' ? 'deferred' : 'not certified, was deferred';
    return { ...signed, what, note: deferred_reason };
  }
  const nothing = { account: '', consent: undefined, until: null };
  if (withdrawn) {
    const { by, at } = withdrawn;
    return { ...nothing, what: 'withdrawn', by, at, note: '' };
  }
  const unsigned = { ...nothing, what: 'not certified', by: '', at: null };
  if (defect.closed_at !== null || reopened?.how !== 'not_fixed') {
    return { ...unsigned, note: defect.note };
  }
  return { ...unsigned, what: 'not fixed', by: reopened.by, at: reopened.at, note: reopened.note };
}
