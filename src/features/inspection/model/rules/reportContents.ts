import * as v from 'valibot';
import type { Id } from '@/contract/responses';
import { checklistKeys, type ChecklistKey } from '@/contract/checklist';
import { toIsoDate, toDateTime, type DateTime } from '@/contract/dates';
import type {
  CurrentReport,
  Inspection,
  InspectionComment,
  InspectionHeader,
  InspectionRequest,
  ItemValues,
} from '@/contract/inspection';
import { isSameMark, type ItemMark } from '../state/checklist';
import type { ReportComment } from '../state/draftContents';
import { sentValue, type HeaderValues } from '../state/header';

export interface ReportContents {
  header: HeaderValues;
  items: Record<ChecklistKey, ItemMark>;
}

export interface LoadedReport extends ReportContents {
  id: Id;
  comments: ReportComment[];
  /** The instant of the last change by the server's clock. Null if unknown. */
  savedAt: string | null;
  /** The create call's key, with Linehaul's own backend only. */
  key: string | null;
  /** The whole response, which tells whether a later one is the same. */
  response: string;
}

const instant = v.pipe(v.string(), v.isoTimestamp());

type WireHeader = Omit<Inspection, 'id' | 'comments' | 'created_at' | 'updated_at' | ChecklistKey>;

function toReportItems(
  values: ItemValues,
  comments: readonly { key: string; text: string }[],
): ReportContents['items'] {
  const texts = new Map(comments.map(({ key, text }) => [key, text]));
  return checklistKeys.reduce(
    (items, key) => {
      items[key] = { value: values[key], text: texts.get(key) ?? '' };
      return items;
    },
    {} as ReportContents['items'],
  );
}

function toHeaderValues(wire: WireHeader, now: DateTime): HeaderValues {
  const { date_inspected: inspected, ...header } = wire;
  return {
    carrier: header.carrier,
    address: header.address,
    ...toDateTime(inspected, now),
    truck_number: header.truck_number,
    odometer_reading: header.odometer_reading,
    trailer_numbers: header.trailer_numbers,
    drivers_signature: header.drivers_signature,
    drivers_signature_date: toIsoDate(header.drivers_signature_date, now.date),
    mechanics_signature: header.mechanics_signature,
    mechanics_signature_date: toIsoDate(header.mechanics_signature_date, now.date),
    satisfactory_vehicle_condition: header.satisfactory_vehicle_condition,
  };
}

/** Converts the server's report to the form's format. An invalid date becomes today. */
export function toLoadedReport(
  wire: Inspection & Partial<CurrentReport>,
  now: DateTime,
): LoadedReport {
  return {
    id: wire.id,
    // A PATCH needs the report's id, which some backends omit from comments.
    comments: wire.comments.map((comment) => ({
      ...comment,
      vehicle_inspection: comment.vehicle_inspection ?? wire.id,
    })),
    savedAt: v.is(instant, wire.updated_at) ? wire.updated_at : null,
    key: wire.create_key ?? null,
    response: JSON.stringify(Object.values(wire)),
    header: toHeaderValues(wire, now),
    items: toReportItems(wire, wire.comments),
  };
}

/** The contents of the report that the server would create from a request. */
export function contentsOfRequest(request: InspectionRequest): ReportContents {
  const { date_inspected: inspected } = request;
  const now = { date: inspected.slice(0, 10), time: inspected.slice(11) };
  return { header: toHeaderValues(request, now), items: toReportItems(request, request.comments) };
}

/** Returns a comment for each defect with a description. */
export function listDefectComments(
  items: ReportContents['items'],
  id: Id | null,
): InspectionComment[] {
  return checklistKeys.flatMap((key) => {
    const { value, text } = items[key];
    if (value !== false || text.trim() === '') return [];
    return [{ vehicle_inspection: id, key, text: text.trim(), fixed: false }];
  });
}

/** Returns the body of POST create. `header` must be valid. */
export function toInspectionRequest(
  header: InspectionHeader,
  items: ReportContents['items'],
  id: Id | null,
): InspectionRequest {
  const { date, time, ...rest } = header;
  const values = checklistKeys.reduce((all, key) => {
    all[key] = items[key].value;
    return all;
  }, {} as ItemValues);
  return {
    ...rest,
    date_inspected: `${date} ${time}`,
    comments: listDefectComments(items, id),
    ...values,
  };
}

export function isSameReport(one: ReportContents, other: ReportContents): boolean {
  const fields = Object.keys(one.header) as (keyof HeaderValues)[];
  return (
    fields.every(
      (field) => sentValue(field, one.header[field]) === sentValue(field, other.header[field]),
    ) && checklistKeys.every((key) => isSameMark(one.items[key], other.items[key]))
  );
}
