import * as v from 'valibot';
import { Photo } from '@/components/Photos/Photo';
import { PhotoList } from '@/components/Photos/PhotoList';
import type { SheetDefect, SheetReview } from '@/components/ReportSheet/ReportSheet';
import { checklist, checklistKeys, itemName, type ChecklistKey } from '@/contract/checklist';
import { instantText } from '@/contract/dateText';
import type { OwnReport } from '@/contract/extensions';
import { inspection, type Inspection, type ItemValues } from '@/contract/inspection';
import { vehicleLabel } from '@/contract/vehicleLabel';
import { markedByCategory } from '@/features/inspection/model/rules/checklistSelectors';
import { marksToSend, listNotFitted } from '@/features/inspection/model/rules/notFitted';
import { listItemPhotos } from '@/features/inspection/model/rules/photoPlan';
import { isAnythingUnsent } from '@/features/inspection/model/rules/reportMerge';
import { getTrip } from '@/features/inspection/model/rules/trip';
import { trailerKeys } from '@/features/inspection/model/state/checklist';
import type { HeaderValues, Trip } from '@/features/inspection/model/state/header';
import type { DraftState } from '@/features/inspection/model/state/inspectionState';
import type { SentReport } from '@/features/inspection/model/state/sentReport';
import { holdingText, outcomeText } from '@/features/inspection/model/text/defectText';
import { SentPhotos } from '@/features/inspection/photos/SentPhotos';

export interface Printed {
  report: Inspection;
  defects: SheetDefect[];
  trip?: Trip | null;
  reviews?: SheetReview[];
  remark?: string;
  digest?: string;
  byCategory?: readonly ChecklistKey[];
  notFitted?: readonly ChecklistKey[];
}

const savedRemark = (items: ItemValues) =>
  checklistKeys.some((key) => items[key] === false) ? 'Saved with its defects' : 'Saved, not sent';

export function sheetOfOwn(own: OwnReport, owner: string): Printed {
  const { report, defects, reviews, state, trip, digest, marked_by_category: byCategory } = own;
  const { not_fitted: notFitted } = own;
  const remarks = {
    current: savedRemark(report),
    sent: undefined,
    superseded: 'Superseded by a newer report',
  };
  const remark = remarks[state];
  return {
    report,
    trip,
    digest,
    byCategory,
    notFitted,
    defects: defects.map((defect) => ({
      item: defect.item,
      vehicle: vehicleLabel(defect.vehicle),
      description: defect.description,
      outcome: [outcomeText(defect), holdingText(defect)].filter(Boolean).join(', '),
      photos: <SentPhotos owner={owner} label={itemName(defect.item)} photos={defect.photos} />,
    })),
    reviews: reviews.map(({ name, at }) => ({ name, when: instantText(at) })),
    ...(remark === undefined ? {} : { remark }),
  };
}

function photosInForm(state: DraftState, item: ChecklistKey) {
  const photos = listItemPhotos(state, item);
  if (photos.length === 0) return null;
  const label = itemName(item);
  return (
    <PhotoList label={`Photos, ${label}`}>
      {photos.map(({ id, thumbnail }, index) => (
        <Photo key={id} src={thumbnail} name={`Photo ${index + 1}, ${label}`} />
      ))}
    </PhotoList>
  );
}

function toInspection(values: HeaderValues, items: ItemValues): Inspection {
  const date_inspected = `${values.date} ${values.time}`;
  return v.parse(inspection, { ...values, ...items, id: 0, date_inspected });
}

function toSheetDefect(item: ChecklistKey, description: string, values: HeaderValues): SheetDefect {
  const vehicle = trailerKeys.includes(item)
    ? `Trailer ${values.trailer_numbers}`
    : `Truck ${values.truck_number}`;
  return { item, vehicle, description, outcome: 'Open' };
}

export function sheetOfSent(sent: SentReport): Printed {
  const { header, items, trip, defects, outcome, digest, byCategory, notFitted } = sent;
  return {
    report: toInspection(header, items),
    trip,
    digest: digest ?? '',
    byCategory,
    notFitted,
    defects: checklistKeys
      .filter((key) => items[key] === false)
      .map((key) => toSheetDefect(key, defects[key] ?? '', header)),
    ...(outcome === 'saved' ? { remark: savedRemark(items) } : {}),
  };
}

/** The sheet of the report with an open receipt, or else of the form. */
export function sheetOnScreen(state: DraftState, ownLastDay: string | null): Printed {
  const [latest] = state.sent;
  return latest && !latest.isSeen ? sheetOfSent(latest) : sheetOfForm(state, ownLastDay);
}

function sheetOfForm(state: DraftState, ownLastDay: string | null): Printed {
  const entities = marksToSend(state);
  const { values } = state.header;
  const isDelivered = state.report.status === 'loaded' && !isAnythingUnsent(state);
  const items = Object.fromEntries(
    Object.values(entities).map(({ key, value }) => [key, value] as const),
  ) as ItemValues;
  return {
    report: toInspection(values, items),
    trip: getTrip(state, ownLastDay),
    byCategory: markedByCategory(state),
    notFitted: listNotFitted(state),
    defects: checklist
      .filter(({ key }) => entities[key].value === false)
      .map(({ key }) => ({
        ...toSheetDefect(key, entities[key].text, values),
        photos: photosInForm(state, key),
      })),
    remark: isDelivered ? savedRemark(items) : 'Not sent',
  };
}
