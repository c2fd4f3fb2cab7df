import * as v from 'valibot';
import { Photo } from '@/components/Photos/Photo';
import { PhotoList } from '@/components/Photos/PhotoList';
import type { SheetDefect, SheetReview } from '@/components/ReportSheet/ReportSheet';
import { itemName, type ChecklistKey } from '@/contract/checklist';
import { instantText } from '@/contract/dateText';
import {
  certificationStatus,
  laterEventText,
  listEnteredDefects,
  listLaterDefects,
  type EnteredDefect,
} from '@/contract/enteredReport';
import type { DriverDefect, OwnReport } from '@/contract/extensions';
import { inspection, type Inspection, type ItemValues } from '@/contract/inspection';
import { reportStateText, savedAtOfficeText } from '@/contract/reportState';
import { consentText } from '@/contract/signingConsent';
import { markedByCategory } from '@/features/inspection/model/rules/checklistSelectors';
import { marksToSend, listNotFitted } from '@/features/inspection/model/rules/notFitted';
import { listItemPhotos } from '@/features/inspection/model/rules/photoPlan';
import { isAnythingUnsent } from '@/features/inspection/model/rules/reportMerge';
import { getTrip } from '@/features/inspection/model/rules/trip';
import type { HeaderValues, Trip } from '@/features/inspection/model/state/header';
import type { DraftState } from '@/features/inspection/model/state/inspectionState';
import type { SentReport } from '@/features/inspection/model/state/sentReport';
import { holdingText, lowerFirst } from '@/features/inspection/model/text/defectText';
import { SentPhotos } from '@/features/inspection/photos/SentPhotos';
import { outcomeLabels } from './SentList';

export interface Printed {
  report: Inspection;
  defects: SheetDefect[];
  laterDefects?: SheetDefect[];
  events?: readonly string[];
  trip?: Trip | null;
  consent?: string;
  reviews?: SheetReview[];
  remark?: string;
  digest?: string;
  byCategory?: readonly ChecklistKey[];
  notFitted?: readonly ChecklistKey[];
}

export function sheetOfOwn(own: OwnReport, owner: string): Printed {
  const { report, defects, reviews, trip, digest, marked_by_category: byCategory } = own;
  const { not_fitted: notFitted, created_at: createdAt } = own;
  const toSheetDefect = ({ defect, ...entered }: EnteredDefect<DriverDefect>): SheetDefect => ({
    ...entered,
    status: [certificationStatus(defect), defect && holdingText(defect)].filter(Boolean).join(', '),
    photos: defect && (
      <SentPhotos owner={owner} label={itemName(defect.item)} photos={defect.photos} />
    ),
  });
  return {
    report,
    trip,
    digest,
    byCategory,
    notFitted,
    defects: listEnteredDefects(report, defects, createdAt).map(toSheetDefect),
    laterDefects: listLaterDefects(report, defects, createdAt).map(toSheetDefect),
    events: own.events.map((event) => laterEventText(event)),
    consent: consentText(own.signing_consent),
    reviews: reviews.map(({ name, at, signing_consent }) => ({
      name,
      when: instantText(at),
      consent: consentText(signing_consent),
    })),
    remark: reportStateText(own),
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

function toInspection(
  values: HeaderValues,
  items: ItemValues,
  texts: Partial<Record<ChecklistKey, string>>,
): Inspection {
  const date_inspected = `${values.date} ${values.time}`;
  const comments = Object.entries(texts).map(([key, text]) => ({ key, text }));
  return v.parse(inspection, { ...values, ...items, comments, id: 0, date_inspected });
}

export function sheetOfSent(sent: SentReport): Printed {
  const { header, items, trip, defects, outcome, digest, byCategory, notFitted } = sent;
  const report = toInspection(header, items, defects);
  return {
    report,
    trip,
    digest: digest ?? '',
    byCategory,
    notFitted,
    defects: listEnteredDefects(report),
    remark: outcomeLabels[outcome],
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
  const texts = Object.fromEntries(Object.values(entities).map(({ key, text }) => [key, text]));
  const report = toInspection(values, items, texts);
  return {
    report,
    trip: getTrip(state, ownLastDay),
    byCategory: markedByCategory(state),
    notFitted: listNotFitted(state),
    defects: listEnteredDefects(report).map((entered) => ({
      ...entered,
      photos: photosInForm(state, entered.item),
    })),
    remark: isDelivered ? outcomeLabels.saved : `Not ${lowerFirst(savedAtOfficeText)}`,
  };
}
