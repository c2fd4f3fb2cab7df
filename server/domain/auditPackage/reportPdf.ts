import { checklist, checklistCategories, itemLabel } from '@/contract/checklist';
import { registrationText, type PublicCompany } from '@/contract/company';
import { instantText, reportDateText } from '@/contract/dateText';
import { conditionLabels, headerLabels } from '@/contract/inspection';
import { byCategoryText, itemMark, itemOnPaper, markLegend } from '@/contract/itemMarks';
import type { ReportRecord } from '@/contract/office/reports';
import type { Defect } from '@/contract/records';
import { toCheckCode } from '@/contract/reportDigest';
import { resultLabels } from '@/contract/resultLabels';
import { tripLabels } from '@/contract/tripLabels';
import { timeZoneName } from '@/contract/timeZone';
import { vehicleLabel, vehiclesText } from '@/contract/vehicleLabel';
import { WorkerThread } from '../../platform/workers/WorkerThread';
import { certificationText } from './certification';

export interface ReportPdf {
  title: string;
  carrier: string;
  remark: string;
  facts: [label: string, text: string][];
  defects: {
    name: string;
    lines: string[];
    /** JPEG files. */
    photos: Uint8Array[];
  }[];
  reviews: string[];
  checklist: { category: string; items: { label: string; mark: string }[] }[];
  checklistNote: string;
}

const thread = new WorkerThread<ReportPdf, Uint8Array>('domain/auditPackage/pdfWorker', {
  deadline: 60_000,
  idle: 60_000,
});

export const drawReport = (report: ReportPdf): Promise<Uint8Array> => thread.run(report);

const stateLabels = { current: 'Not sent yet', sent: 'Sent', superseded: 'Superseded' } as const;

interface PdfContext {
  company: PublicCompany;
  timeZone: string;
  readDefectPhotos: (defect: Defect) => Promise<Uint8Array[]>;
}

/** Collects the content of a report's PDF, with the current status of each defect. */
export async function reportPdf(record: ReportRecord, context: PdfContext): Promise<ReportPdf> {
  const { company, timeZone, readDefectPhotos } = context;
  const { marked_by_category: byCategory, not_fitted: notFitted } = record;
  const defects: ReportPdf['defects'] = [];
  for (const defect of record.defects) {
    const { vehicle, item, description, note } = defect;
    defects.push({
      name: `${vehicleLabel(vehicle)}, ${itemLabel(item)}`,
      lines: [description, certificationText(defect, timeZone), note].filter(Boolean),
      photos: await readDefectPhotos(defect),
    });
  }
  return {
    title: `Driver vehicle inspection report ${record.id}`,
    carrier: [company.name, registrationText(company)].filter(Boolean).join(' · '),
    remark: `Times are in ${timeZoneName(timeZone)}, except the driver's own. ${markLegend}.`,
    facts: listReportFacts(record, timeZone),
    defects,
    reviews: record.reviews.map(({ name, at }) => `${name}, ${instantText(at, timeZone)}`),
    checklist: checklistCategories.map(({ id, label }) => ({
      category: label,
      items: checklist
        .filter(({ category }) => category === id)
        .map(({ key, label: item }) => ({
          label: itemOnPaper(item, record.report[key], notFitted.includes(key)),
          mark: itemMark(record.report[key], {
            isByCategory: byCategory.includes(key),
            isNotFitted: notFitted.includes(key),
          }).mark,
        })),
    })),
    checklistNote: byCategory.length > 0 ? byCategoryText : '',
  };
}

function listReportFacts(record: ReportRecord, timeZone: string): ReportPdf['facts'] {
  const { report, trip, corrected_by: correction } = record;
  const signed = (name: string, day: string) =>
    name === '' ? 'Not signed' : `${name}, ${reportDateText(day)}`;
  const state = stateLabels[record.state];
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
    ['Result', resultLabels[record.result]],
    ['Status', correction === null ? state : `${state}, corrected by report ${correction}`],
    ['Check code', toCheckCode(record.digest)],
    [
      headerLabels.drivers_signature,
      signed(report.drivers_signature, report.drivers_signature_date),
    ],
    [
      headerLabels.mechanics_signature,
      signed(report.mechanics_signature, report.mechanics_signature_date),
    ],
  ];
}
