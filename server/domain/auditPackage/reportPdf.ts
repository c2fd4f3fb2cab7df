import { checklist, checklistCategories, itemLabel } from '@/contract/checklist';
import { registrationText, type PublicCompany } from '@/contract/company';
import { instantText, reportDateText } from '@/contract/dateText';
import {
  certificationStatus,
  countDefects,
  countText,
  laterEventText,
  listEnteredDefects,
  listLaterDefects,
  type EnteredDefect,
} from '@/contract/enteredReport';
import { conditionLabels, headerLabels } from '@/contract/inspection';
import { byCategoryText, itemMark, itemOnPaper, markLegend } from '@/contract/itemMarks';
import type { ReportRecord } from '@/contract/office/reports';
import type { Defect } from '@/contract/records';
import { earlierCodesLabel, toCheckCode, toEarlierCode } from '@/contract/reportDigest';
import { reportStateText } from '@/contract/reportState';
import { consentText } from '@/contract/signingConsent';
import { tripLabels } from '@/contract/tripLabels';
import { timeZoneName } from '@/contract/timeZone';
import { vehiclesText } from '@/contract/vehicleLabel';
import { WorkerThread } from '../../platform/workers/WorkerThread';

export interface PdfDefect {
  name: string;
  lines: string[];
  /** JPEG files. */
  photos: Uint8Array[];
}

export interface ReportPdf {
  title: string;
  carrier: string;
  remark: string;
  facts: [label: string, text: string][];
  defects: PdfDefect[];
  /** The defects that the driver added after signing. */
  laterDefects: PdfDefect[];
  /** The events after the driver's signature, oldest first. */
  events: string[];
  checklist: { category: string; items: { label: string; mark: string; isDefective: boolean }[] }[];
  checklistNote: string;
  /** Without a name, the line is blank. */
  signatures: { label: string; name: string }[];
}

const thread = new WorkerThread<ReportPdf, Uint8Array>('domain/auditPackage/pdfWorker', {
  deadline: 60_000,
  idle: 60_000,
});

export const drawReport = (report: ReportPdf): Promise<Uint8Array> => thread.run(report);

interface PdfContext {
  company: PublicCompany;
  timeZone: string;
  readDefectPhotos: (defect: Defect) => Promise<Uint8Array[]>;
}

/** Collects the content of a report's PDF, as its driver entered it, with what happened after. */
export async function reportPdf(record: ReportRecord, context: PdfContext): Promise<ReportPdf> {
  const { company, timeZone, readDefectPhotos } = context;
  const { marked_by_category: byCategory, not_fitted: notFitted } = record;
  const { report, defects, created_at: createdAt } = record;
  const list = async (entered: readonly EnteredDefect<Defect>[]) => {
    const listed: PdfDefect[] = [];
    for (const { vehicle, item, description, defect } of entered) {
      listed.push({
        name: `${vehicle}, ${itemLabel(item)}`,
        lines: [description, certificationStatus(defect)].filter(Boolean),
        photos: defect ? await readDefectPhotos(defect) : [],
      });
    }
    return listed;
  };
  return {
    title: `Driver vehicle inspection report ${record.id}`,
    carrier: [company.name, registrationText(company)].filter(Boolean).join(' · '),
    remark: `Times are in ${timeZoneName(timeZone)}, except the driver's own. ${markLegend}.`,
    facts: listReportFacts(record, timeZone),
    defects: await list(listEnteredDefects(report, defects, createdAt)),
    laterDefects: await list(listLaterDefects(report, defects, createdAt)),
    events: record.events.map((event) => laterEventText(event, timeZone)),
    checklist: checklistCategories.map(({ id, label }) => ({
      category: label,
      items: checklist
        .filter(({ category }) => category === id)
        .map(({ key, label: item }) => ({
          label: itemOnPaper(item, report[key], notFitted.includes(key)),
          mark: itemMark(report[key], {
            isByCategory: byCategory.includes(key),
            isNotFitted: notFitted.includes(key),
          }).mark,
          isDefective: report[key] === false,
        })),
    })),
    checklistNote: byCategory.length > 0 ? byCategoryText : '',
    signatures: listSignatures(record, timeZone),
  };
}

const listEarlierCodes = ({ earlier_digests: digests }: ReportRecord): ReportPdf['facts'] =>
  digests.length === 0 ? [] : [[earlierCodesLabel, digests.map(toEarlierCode).join(', ')]];

/** The names that were signed on phones. A certification is an event with its own signature. */
function listSignatures(
  { report, reviews, signing_consent }: ReportRecord,
  timeZone: string,
): ReportPdf['signatures'] {
  const consented = (label: string, consent: ReportRecord['signing_consent']) =>
    `${label}. ${consentText(consent, timeZone)}`;
  const typed = (label: string, name: string, day: string) =>
    name === '' ? [] : [{ label, name: `${name}, ${reportDateText(day)}` }];
  const label = "Reviewing driver's signature (49 CFR 396.13)";
  return [
    ...typed(
      consented("Driver's signature", signing_consent),
      report.drivers_signature,
      report.drivers_signature_date,
    ),
    ...typed("Mechanic's signature", report.mechanics_signature, report.mechanics_signature_date),
    ...(reviews.length === 0
      ? [{ label, name: '' }]
      : reviews.map(({ name, at, signing_consent: consent }) => ({
          label: consented(label, consent),
          name: `${name}, ${instantText(at, timeZone)}`,
        }))),
  ];
}

function listReportFacts(record: ReportRecord, timeZone: string): ReportPdf['facts'] {
  const { report, trip } = record;
  return [
    [headerLabels.carrier, report.carrier],
    ['Account', record.driver],
    ["Inspected (driver's clock)", reportDateText(record.date)],
    ['Received', instantText(record.created_at, timeZone)],
    ['Vehicles', vehiclesText(record.vehicles)],
    [headerLabels.odometer_reading, report.odometer_reading],
    [headerLabels.address, report.address],
    ['Trip', trip === null ? '' : tripLabels[trip]],
    [
      headerLabels.satisfactory_vehicle_condition,
      conditionLabels[report.satisfactory_vehicle_condition],
    ],
    ['Defects', countText(countDefects(record))],
    ['Status', reportStateText(record)],
    ['Check code', toCheckCode(record.digest)],
    ...listEarlierCodes(record),
  ];
}
