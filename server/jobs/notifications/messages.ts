import * as v from 'valibot';
import { checklist } from '@/contract/checklist';
import { dayText, instantText, reportDateText } from '@/contract/dateText';
import { laterEventsTitle, laterEventText } from '@/contract/enteredReport';
import { describeHeldItems, untilDecidedText } from '@/contract/holds';
import { conditionLabels } from '@/contract/inspection';
import { equipmentNames, equipmentTypes, weightText } from '@/contract/quote';
import type { Defect } from '@/contract/records';
import { defectPage } from '@/contract/routes';
import { timeZoneName } from '@/contract/timeZone';
import { mayBeHeldText, vehicleLabel } from '@/contract/vehicleLabel';
import type {
  AnnouncedRecord,
  AnnouncedReport,
  AnnouncedVehicle,
  ChangedEmail,
} from './announcedRecord';

export interface CarrierPlace {
  publicUrl: string;
  timeZone: string;
}

export interface Message {
  subject: string;
  text: string;
}

/**
 * Writes the message about a record. The subject is a single line, because the record's text comes from a visitor or a
 * driver.
 */
export function toMessage(record: AnnouncedRecord, place: CarrierPlace): Message {
  const { title, lines } = toMessageContent(record, place);
  const zone = `Times are in ${timeZoneName(place.timeZone)}.`;
  return { subject: oneLine(title), text: `${[...lines, '', zone].join('\n')}\n` };
}

function toMessageContent(record: AnnouncedRecord, { publicUrl, timeZone }: CarrierPlace) {
  if (record.kind === 'report') return reportContent(record.report, { publicUrl, timeZone });
  if ('vehicle' in record) return vehicleContent(record, { publicUrl, timeZone });
  if (record.kind === 'defect.said_good') {
    return saidGoodContent(record.defect, { publicUrl, timeZone });
  }
  if (record.kind === 'account.email_changed') return changedEmailContent(record, timeZone);
  if (record.kind === 'defect.certified') throw new Error('certifications are not sent by email');
  const { createdAt, ...fields } = record.lead;
  const title =
    record.kind === 'driver_application'
      ? `Driver application: ${record.lead.first_name} ${record.lead.last_name}`
      : `Quote request: ${record.lead.pickup_location} to ${record.lead.delivery_location}`;
  const lines = Object.entries(fields).map(
    ([field, value]) => `${toLabel(field)}: ${valueText(field, value)}`,
  );
  return { title, lines: [title, '', ...lines, `Received: ${instantText(createdAt, timeZone)}`] };
}

function reportContent(report: AnnouncedReport, { publicUrl, timeZone }: CarrierPlace) {
  const { driver, comments, events, open_defects: open } = report;
  const title = `Truck ${report.truck_number}: ${open} ${open === 1 ? 'defect' : 'defects'} open`;
  const lines = [
    title,
    '',
    ...comments.map(({ key, text }) => `- ${itemLabel(key)}: ${text}`),
    ...(events.length === 0 ? [] : ['', `${laterEventsTitle}:`]),
    ...events.map((event) => `- ${laterEventText(event, timeZone)}`),
    ...describeHeldItems(report).flatMap(({ words, items }) => [
      '',
      `${words}: ${items.map(itemLabel).join(', ')}`,
    ]),
    ...report.may_be_held.map(
      ({ vehicle, as }) => `${vehicleLabel(vehicle)}: ${mayBeHeldText(as)}`,
    ),
    '',
    `Report: ${report.id}`,
    `Driver: ${report.carrier} (${driver.full_name || driver.username})`,
    `Inspected: ${reportDateText(report.date_inspected)} (driver's clock), ${report.address}`,
    `Received: ${instantText(report.created_at, timeZone)}`,
    `Odometer: ${report.odometer_reading}`,
    `Trailers: ${report.trailer_numbers}`,
    `Condition: ${conditionLabels[report.satisfactory_vehicle_condition].toLowerCase()}`,
    ...(publicUrl === '' ? [] : ['', `${publicUrl}/office/reports/${report.id}/show`]),
  ];
  return { title, lines };
}

function vehicleContent(
  { vehicle, at, looks_like: others, ...held }: AnnouncedVehicle,
  { publicUrl, timeZone }: CarrierPlace,
) {
  const name = vehicleLabel(vehicle);
  const groups = describeHeldItems(held);
  const [gravest] = groups;
  const title = gravest ? `${gravest.words}: ${name}` : `${name} may be dispatched`;
  const lines = [
    title,
    '',
    ...(gravest ? [] : ['Nothing holds it any more.']),
    ...groups.flatMap(({ words, items }) => items.map((key) => `- ${itemLabel(key)}: ${words}`)),
    ...(others.length === 0 ? [] : [`May be ${others.join(', ')}: confirm or merge it.`]),
    '',
    `Since: ${instantText(at, timeZone)}`,
    ...(publicUrl === '' ? [] : ['', `${publicUrl}/office/vehicles/${vehicle.id}/show`]),
  ];
  return { title, lines };
}

function saidGoodContent(defect: Defect, { publicUrl, timeZone }: CarrierPlace) {
  const { driver_says_good: said } = defect;
  const title = `To certify: ${vehicleLabel(defect.vehicle)}, ${itemLabel(defect.item)}`;
  const lines = [
    title,
    '',
    defect.description,
    '',
    ...(said ? [`Driver says good: ${said.by}, ${instantText(said.at, timeZone)}`] : []),
    ...(defect.repaired_by ? [`Repaired by: ${defect.repaired_by.text}`] : []),
    `Reported by: ${defect.reported_by}, ${instantText(defect.reported_at, timeZone)}`,
    `${untilDecidedText('office', defect)}.`,
    ...(publicUrl === '' ? [] : ['', `${publicUrl}${defectPage(defect.id)}`]),
  ];
  return { title, lines };
}

function changedEmailContent({ username, at }: ChangedEmail, timeZone: string) {
  const title = `The email address of your login ${username} was changed`;
  const lines = [
    `${title} on ${instantText(at, timeZone)}.`,
    '',
    'Links to choose a new password no longer come to this address, and earlier ones no longer work.',
    'If you did not expect this, tell the office.',
  ];
  return { title, lines };
}

const itemLabel = (key: string) => checklist.find((item) => item.key === key)?.label ?? key;

/** Converts 'pickup_location' to 'Pickup location'. */
function toLabel(field: string): string {
  const text = field.replaceAll('_', ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function valueText(field: string, value: string | number | boolean): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (field === 'pickup_date') return dayText(String(value));
  if (field === 'total_weight') return weightText(String(value));
  return field === 'equipment' && isEquipment(value) ? equipmentNames[value] : String(value);
}

const isEquipment = (value: unknown) => v.is(v.picklist(equipmentTypes), value);

/** Replaces each character that could end a line with a space, because a line break would end the header. */
const oneLine = (text: string) => text.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();
