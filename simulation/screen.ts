import { trailerItems } from '@/contract/checklist';
import type { Previous } from '@/features/inspection/delivery/extensions';
import { isToBeSent } from '@/features/inspection/model/rules/photoPlan';
import type { HeaderField } from '@/features/inspection/model/state/header';
import type { DraftState, InspectionRoot } from '@/features/inspection/model/state/inspectionState';
import { getPendingOutbox } from '@/features/inspection/model/state/outbox';
import { selectPhotos } from '@/features/inspection/model/state/photo';
import { mayNotDrive } from '@/features/inspection/model/text/defectText';
import { getReportStatus, statusText } from '@/features/inspection/status/reportStatus';
import { selectStatusFacts } from '@/features/inspection/status/useReportStatus';
import type { DiskState } from '@/features/inspection/storage/draftEngine';
import type { Contents, Marks } from './contents';
import type { Receipt, Screen } from './ledger';

/** The status is asked without what holds the vehicles, which comes before any claim about the report. */
const held = { forbidden: [], waiting: [] };

function withoutNull(items: Partial<Record<string, boolean | null>>): Marks {
  const entries = Object.entries(items).filter(([, value]) => typeof value === 'boolean');
  return Object.fromEntries(entries) as Marks;
}

const fieldsOf = (header: Partial<Record<HeaderField, string>>): Contents['fields'] => ({
  odometer: header.odometer_reading ?? '',
  signature: header.drivers_signature ?? '',
});

function contentsOf({ form, header, checklist, report, photos }: DraftState): Screen['form'] {
  const entries = Object.values(checklist.entities);
  const bad = entries.filter(({ value }) => value === false);
  return {
    id: form,
    report: report.status === 'loaded' ? Number(report.id) : null,
    truck: header.values.truck_number,
    trailers: header.values.trailer_numbers,
    marks: withoutNull(Object.fromEntries(entries.map(({ key, value }) => [key, value]))),
    texts: Object.fromEntries(bad.map(({ key, text }) => [key, text])),
    fields: fieldsOf(header.values),
    photos: selectPhotos(photos).map(({ id, item }) => ({ id, item })),
  };
}

function outboxText({ outbox }: DraftState): string {
  return 'step' in outbox ? `${outbox.status} ${outbox.step.kind}` : outbox.status;
}

/** The vehicles that a fresh response shows without a hold, and the form without a defect. */
function readyIn(previous: Previous | null, { marks }: Contents): number[] {
  if (previous === null || previous.isStored) return [];
  const bad = Object.keys(marks).filter((item) => marks[item] === false);
  const isBad = (kind: string) =>
    bad.some(
      (item) => (trailerItems.some(({ key }) => key === item) ? 'trailer' : 'truck') === kind,
    );
  return previous.vehicles
    .filter((one) => !mayNotDrive(one) && one.may_be_held_as.length === 0)
    .filter(({ vehicle }) => !isBad(vehicle.kind))
    .map(({ vehicle }) => vehicle.id);
}

const receiptsIn = ({ sent }: DraftState): Receipt[] =>
  sent.flatMap(({ id, outcome, header, items, defects }) => {
    const { truck_number: truck, trailer_numbers: trailers } = header;
    const isSent = outcome === 'sent';
    return id === null
      ? []
      : [
          {
            id,
            isSent,
            truck,
            trailers,
            marks: withoutNull(items),
            texts: defects,
            fields: fieldsOf(header),
          },
        ];
  });

/** What waits to be sent. */
function waitsIn(draft: DraftState): string[] {
  const { patches, left, review } = draft;
  const photos = selectPhotos(draft.photos).filter(isToBeSent);
  return [
    ...(getPendingOutbox(draft) ? ['the report'] : []),
    ...patches,
    ...left.flatMap(({ taps }) => taps.map(({ key }) => `${key} of an earlier report`)),
    ...review.outbox.map(() => 'a review'),
    ...photos.map(({ item, report }) => `a photo of ${item}, report ${report}`),
  ];
}

/** Reads what a page shows in words and fields. */
export function readScreen(
  root: InspectionRoot,
  {
    phone,
    driver,
    disk,
    previous,
    at,
  }: {
    phone: string;
    driver: number;
    disk: DiskState;
    previous: Previous | null;
    /** When the phone asked for the previous reports. */
    at: number;
  },
): Screen {
  const { draft } = root.inspection;
  const form = contentsOf(draft);
  const isSaved = disk.problem === null && disk.written === draft.revision;
  const facts = { ...selectStatusFacts(root), isTwoPresses: false, held };
  return {
    phone,
    driver,
    form,
    isSaved,
    words: statusText(getReportStatus(disk.problem ?? (isSaved ? 'saved' : 'saving'), facts)),
    outbox: outboxText(draft),
    receipts: receiptsIn(draft),
    ready: { vehicles: readyIn(previous, form), at },
    waits: waitsIn(draft),
  };
}
