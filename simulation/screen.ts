import type { Previous } from '@/features/inspection/delivery/extensions';
import { isToBeSent } from '@/features/inspection/model/rules/photoPlan';
import type { DraftState, InspectionRoot } from '@/features/inspection/model/state/inspectionState';
import { getPendingOutbox } from '@/features/inspection/model/state/outbox';
import { selectPhotos } from '@/features/inspection/model/state/photo';
import { mayNotDrive } from '@/features/inspection/model/text/defectText';
import { getReportStatus, statusText } from '@/features/inspection/status/reportStatus';
import { selectStatusFacts } from '@/features/inspection/status/useReportStatus';
import type { DiskState } from '@/features/inspection/storage/draftEngine';
import type { Marks, Receipt, Screen } from './ledger';

/** The status is asked without what holds the vehicles, which comes before any claim about the report. */
const held = { forbidden: [], waiting: [] };

function withoutNull(items: Partial<Record<string, boolean | null>>): Marks {
  const entries = Object.entries(items).filter(([, value]) => typeof value === 'boolean');
  return Object.fromEntries(entries) as Marks;
}

function contentsOf({ form, header, checklist, report }: DraftState): Screen['form'] {
  const entries = Object.values(checklist.entities);
  const bad = entries.filter(({ value }) => value === false);
  return {
    id: form,
    report: report.status === 'loaded' ? Number(report.id) : null,
    truck: header.values.truck_number,
    trailers: header.values.trailer_numbers,
    marks: withoutNull(Object.fromEntries(entries.map(({ key, value }) => [key, value]))),
    texts: Object.fromEntries(bad.map(({ key, text }) => [key, text])),
  };
}

function outboxText({ outbox }: DraftState): string {
  return 'step' in outbox ? `${outbox.status} ${outbox.step.kind}` : outbox.status;
}

/** The vehicles that a fresh response shows without a hold. */
function readyIn(previous: Previous | null): number[] {
  if (previous === null || previous.isStored) return [];
  return previous.vehicles
    .filter((one) => !mayNotDrive(one) && one.may_be_held_as.length === 0)
    .map(({ vehicle }) => vehicle.id);
}

const receiptsIn = ({ sent }: DraftState): Receipt[] =>
  sent.flatMap(({ id, outcome, header, items, defects }) => {
    const { truck_number: truck, trailer_numbers: trailers } = header;
    const isSent = outcome === 'sent';
    return id === null
      ? []
      : [{ id, isSent, truck, trailers, marks: withoutNull(items), texts: defects }];
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
  { driver, disk, previous }: { driver: number; disk: DiskState; previous: Previous | null },
): Screen {
  const { draft } = root.inspection;
  const isSaved = disk.problem === null && disk.written === draft.revision;
  const facts = { ...selectStatusFacts(root), isTwoPresses: false, held };
  return {
    driver,
    form: contentsOf(draft),
    isSaved,
    words: statusText(getReportStatus(disk.problem ?? (isSaved ? 'saved' : 'saving'), facts)),
    outbox: outboxText(draft),
    receipts: receiptsIn(draft),
    ready: readyIn(previous),
    waits: waitsIn(draft),
  };
}
