import { sql, type SQL } from 'drizzle-orm';
import * as v from 'valibot';
import { checklistKeys, itemLabel, itemName, type ChecklistKey } from '@/contract/checklist';
import { dayText } from '@/contract/dateText';
import { defectEvent } from '@/contract/defectFacts';
import { eventLabel } from '@/contract/eventText';
import { toastTexts } from '@/contract/messages/toasts';
import { reportEvent, type ReportRecord } from '@/contract/office/reports';
import { vehicleName, type LaterEvent } from '@/contract/records';
import { signingConsent } from '@/contract/signingConsent';
import { vehicleLabel } from '@/contract/vehicleLabel';
import type { Queries } from '../../platform/database/Database';
import { instant, jsonRows } from '../../platform/database/jsonRows';
import { consentAsJson } from '../people/consents';
import { nameAt, presentName } from '../people/personName';
import { inEvents } from '../defects/defectAuthors';
import { withWrittenVehicle } from './writtenVehicles';
import { storedStates } from '../defects/rules/defect';

const step = v.object({
  report: v.number(),
  ...v.omit(defectEvent, ['by_now', 'entered_at']).entries,
  defect: v.number(),
  item: v.picklist(checklistKeys),
  vehicle: vehicleName,
  /** The defect's state after the event. */
  state: v.picklist(storedStates),
  /** The last day of a deferral. */
  until: v.nullable(v.string()),
  is_later: v.boolean(),
  signing_consent: v.nullable(signingConsent),
});
type Step = v.InferOutput<typeof step>;
type History = ReportRecord['history'];

/** Events that change nothing about a report's defect. A new defect is a driver's change of the report. */
const unlisted: ReadonlySet<Step['event']> = new Set(['reported', 'reported_again', 'merged']);

/** Reads what happened to a report's items and defects after its driver signed it, oldest first. */
export async function readLaterEvents(
  queries: Queries,
  { id, vehicles }: Pick<ReportRecord, 'id' | 'vehicles'>,
  history: History,
): Promise<LaterEvent[]> {
  const steps = await readSteps(queries, [id]);
  return toLaterEvents(steps.map(withWrittenVehicle(vehicles)), history);
}

/** Reads the later events of each of the reports. */
export async function readLaterEventsOfAll(
  queries: Queries,
  reports: readonly Pick<ReportRecord, 'id' | 'vehicles'>[],
): Promise<Map<number, LaterEvent[]>> {
  const ids = reports.map(({ id }) => id);
  const steps = await readSteps(queries, ids);
  const histories = await jsonRows(
    queries,
    historyOfReport,
    selectHistory(sql`report_id in ${ids} and action = 'updated'`),
  );
  return new Map(
    reports.map(({ id, vehicles }) => {
      const isOwn = (one: { report: number }) => one.report === id;
      const own = steps.filter(isOwn).map(withWrittenVehicle(vehicles));
      return [id, toLaterEvents(own, histories.filter(isOwn))];
    }),
  );
}

/** Reads each event of the reports' defects. */
function readSteps(queries: Queries, reportIds: readonly number[]): Promise<Step[]> {
  return jsonRows(
    queries,
    step,
    sql`select inspections.id as report, ${instant(sql`defect_events.at`)} as at, event, ${nameAt(inEvents)} as by, name,
        defect_events.note, signed_on, defects.id as defect, item, defect_events.state,
        jsonb_build_object('id', vehicles.id, 'kind', kind, 'number', number) as vehicle,
        until::text as until, defect_events.at > inspections.created_at as is_later,
        ${consentAsJson(sql`defect_events.consent_id`)} as signing_consent
      from inspections join report_defects on report_id = inspections.id
        join defects on defects.id = report_defects.defect_id
        join vehicles on vehicles.id = vehicle_id
        join defect_events on defect_events.defect_id = defects.id
      where inspections.id in ${reportIds} order by defect_events.id`,
  );
}

function toLaterEvents(steps: readonly Step[], history: History): LaterEvent[] {
  const changes = listChanges(history);
  const isChange = ({ event, at, item }: Step) =>
    event === 'said_good' && changes.some((change) => change.at === at && change.item === item);
  const later = steps.filter((one) => one.is_later && !unlisted.has(one.event) && !isChange(one));
  return [
    ...changes.map(({ at, by, text }) => ({ at, by, text })),
    ...later.map((one) => ({
      at: one.at,
      by: one.by,
      text: describe(one, steps),
      ...(isSignature(one) && { signing_consent: one.signing_consent }),
    })),
  ].sort((one, other) => (one.at < other.at ? -1 : Number(one.at > other.at)));
}

const isSignature = ({ event, signed_on }: Step) =>
  (event === 'certified' || event === 'deferred') && signed_on === null;

/** Who acted on a report, at the instant of the inspection or of the review on the phone. */
const actor = {
  id: sql`report_events.actor_id`,
  at: sql`coalesce(case action
    when 'created' then (select inspected_instant from inspections where inspections.id = report_id)
    when 'reviewed' then (
      select reviewed_at from report_reviews
      where reviewer_id = report_events.actor_id and stored_at = report_events.at limit 1)
    end, report_events.at)`,
};

const selectHistory = (where: SQL) => sql`
  select report_id as report, id, ${instant(sql`at`)} as at, ${nameAt(actor)} as actor,
    ${presentName(actor)} as actor_now, action, defect_id, before, after
  from report_events where ${where} order by id`;

const historyOfReport = v.object({ ...reportEvent.entries, report: v.number() });

/** Reads a report's history, oldest first. */
export const readReportHistory = (queries: Queries, reportId: number) =>
  jsonRows(queries, reportEvent, selectHistory(sql`report_id = ${reportId}`));

interface Change extends LaterEvent {
  item: ChecklistKey;
}

/** The driver's own changes of items. A change with a defect's id follows what happened to the defect. */
function listChanges(history: History): Change[] {
  const last = new Map<ChecklistKey, string>();
  return history.flatMap(({ action, defect_id, at, actor, after }) => {
    if (action !== 'updated' || defect_id !== null || after === null) return [];
    return checklistKeys.flatMap((item) => {
      const text = describeItem(item, after);
      // A phone repeats a change if the response was lost.
      if (text === null || text === last.get(item)) return [];
      last.set(item, text);
      return { at, by: actor, item, text };
    });
  });
}

function describeItem(item: ChecklistKey, values: Record<string, unknown>): string | null {
  const value = values[item];
  if (typeof value !== 'boolean') return null;
  const { comments = [] } = v.parse(commented, values);
  const description = value ? undefined : comments.find(({ key }) => key === item)?.text;
  return joinTexts(toastTexts.itemUpdated(itemName(item).toLowerCase(), value), description);
}

const commented = v.object({
  comments: v.optional(v.array(v.object({ key: v.string(), text: v.string() }))),
});

const joinTexts = (text: string, more: string | undefined) => (more ? `${text}: ${more}` : text);

function describe(one: Step, steps: readonly Step[]): string {
  const { vehicle, item, by, name, note, signed_on } = one;
  const signature = name === '' || name === by ? [] : [`${signed_on ? 'typed' : 'signed'} ${name}`];
  const what = [...describeStep(one, steps), ...signature].join(', ');
  return joinTexts(`${vehicleLabel(vehicle)}, ${itemLabel(item)}: ${what}`, note);
}

function describeStep(one: Step, steps: readonly Step[]): string[] {
  const { event, state, until, signed_on } = one;
  const label = eventLabel(one);
  if (event === 'certified' && signed_on === null) return [label, state.replaceAll('_', ' ')];
  if (event === 'deferred' && until !== null) return [`${label} until ${dayText(until)}`];
  if (event !== 'taken_back') return [label];
  const undone = steps.slice(0, steps.indexOf(one)).findLast(({ defect }) => defect === one.defect);
  return [undone ? `${label}: ${eventLabel(undone)}` : label];
}
