import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { ChecklistKey } from '@/contract/checklist';
import { vehicleConditions } from '@/contract/inspection';
import type { Queries } from '../db/Database';
import { jsonOf } from '../db/json';
import type { Change, ReportedItem } from '../domain/defects/reported';
import { outcomeOf } from '../domain/defects/reported';
import { fieldErrors } from '../http/refusals';
import { instant, jsonRows } from '../office/jsonRows';
import { readStored } from './storedDefect';
import { storeSteps } from './storeChanges';

export interface NotedItem extends Omit<ReportedItem, 'item' | 'trailers'> {
  item: ChecklistKey;
  /** The driver's description of a defect. */
  description: string;
}

interface Noted {
  report: number;
  driver: number;
  by: 'toggle' | 'report';
  items: readonly NotedItem[];
  today: string;
}

/**
 * Brings what a stored report says into the defects of its vehicles. Call it under `lock_vehicles`
 * of the report's vehicles. Returns the entries of the history that are certifications.
 */
export async function noteReport(tx: Queries, noted: Noted): Promise<number[]> {
  const { report, driver, by, items, today } = noted;
  const facts = await factsOf(tx, noted);
  const changes = outcomeOf(
    {
      ...{ driver, by, at: facts.now, vehicles: facts.vehicles },
      needsCorrection: facts.condition === 'above_defects_need_correction',
      signature: by === 'report' ? signatureIn(facts) : null,
      items: items.map((item) => ({ ...item, trailers: trailersOf(facts, item.item) })),
    },
    await knownTo(tx, noted),
    today,
  );
  // In the order of vehicles, as the locks are taken.
  changes.sort((one, other) => one.vehicle - other.vehicle);
  const described = new Map(items.map(({ item, description }) => [item, description]));
  const enteredAt = new Map(items.map((item) => [item.item, item.enteredAt]));
  const stored = await storeSteps(
    tx,
    changes.map(({ id, vehicle, step, isDefective }) => {
      const { item } = step.defect;
      return {
        ...{ id, vehicle, step },
        link: isDefective
          ? {
              ...{ link: 'defective', report },
              description: described.get(item) ?? '',
              enteredAt: enteredAt.get(item) ?? null,
            }
          : { link: 'good', driver },
      };
    }),
  );
  if (by === 'toggle' || changes.some(mayChangeResults)) {
    const ids = sql.join(
      stored.map(({ id }) => sql`${id}::bigint`),
      sql`, `,
    );
    if (stored.length > 0) await tx.execute(sql`select refresh_results(array[${ids}])`);
  }
  return stored.flatMap(({ event }, n) =>
    event !== null && changes[n]?.step.event?.event === 'certified' ? [event] : [],
  );
}

/** A new report's own result is stored with it; earlier reports' results follow their defects. */
const mayChangeResults = ({ id }: Change) => id !== null;

const reportFacts = v.object({
  now: v.string(),
  condition: v.picklist(vehicleConditions),
  signature: v.string(),
  /** Whether the company lets a signature on the driver's phone count, and it is the mechanic's own. */
  signs: v.boolean(),
  vehicles: v.array(v.object({ id: v.number(), kind: v.picklist(['truck', 'trailer']) })),
  chosen: v.record(v.string(), v.array(v.nullable(v.number()))),
});
type ReportFacts = v.InferOutput<typeof reportFacts>;

async function factsOf(tx: Queries, { report, driver }: Noted): Promise<ReportFacts> {
  const [facts] = await jsonRows(
    tx,
    reportFacts,
    sql`select ${instant(sql`now()`)} as now, satisfactory_vehicle_condition as condition,
        btrim(mechanics_signature) as signature,
        coalesce((select phone_signatures from company), true) and not ${officeSigned(driver)} as signs,
        (
          select jsonb_agg(jsonb_build_object('id', vehicles.id, 'kind', kind) order by vehicles.id)
          from report_vehicles join vehicles on vehicles.id = vehicle_id where report_id = inspections.id
        ) as vehicles,
        (
          select coalesce(jsonb_object_agg(item, ids), '{}') from (
            select item, jsonb_agg(report_vehicles.vehicle_id) as ids
            from jsonb_each(which_trailers) as named (item, numbers),
              jsonb_array_elements_text(numbers) as said (trailer_number)
              left join vehicles on kind = 'trailer' and number_key = letters_and_digits(trailer_number)
              left join report_vehicles on report_id = inspections.id
                and vehicle_id = coalesce(merged_into, vehicles.id)
            group by item
          ) as chosen
        ) as chosen
      from inspections where inspections.id = ${report}`,
  );
  if (!facts) throw new Error('the report is not stored');
  return facts;
}

/**
 * The last certification of a report signs it (bringIntoReports). The driver's corrections carry
 * that name, under which nobody has signed anything else.
 */
const officeSigned = (driver: number) => sql`(mechanics_signature <> '' and exists (
  select from report_events join inspections signed on signed.id = report_events.report_id
  where signed.owner_id = ${driver} and action = 'certified'
    and after ->> 'mechanics_signature' = inspections.mechanics_signature
    and signed.id > coalesce((
      select max(id) from inspections last where last.owner_id = ${driver} and last.sent_at is not null), 0)))`;

function signatureIn({ condition, signature, signs }: ReportFacts): string | null {
  return signs && condition === 'above_defects_corrected' && signature !== '' ? signature : null;
}

/** Throws a field error for a number that is none of the report's trailers. */
function trailersOf({ chosen }: ReportFacts, item: ChecklistKey): number[] | null {
  const ids = chosen[item];
  if (!ids) return null;
  const known = ids.filter((id) => id !== null);
  if (known.length < ids.length) {
    throw fieldErrors({ which_trailers: [`${item}: Name a trailer of this report.`] });
  }
  return known;
}

/**
 * The unresolved defects of the report's vehicles, and those that were certified after the driver
 * had entered the item.
 */
function knownTo(tx: Queries, { report, items }: Noted) {
  const list = jsonOf(
    items.map(({ item, good, enteredAt }) => ({ item, good, entered_at: enteredAt })),
  );
  return readStored(
    tx,
    sql`defects.vehicle_id in (select vehicle_id from report_vehicles where report_id = ${report})
      and exists (
        select from jsonb_to_recordset(${list}::jsonb) as said (item text, good boolean, entered_at timestamptz)
        where said.item = defects.item
          and (closed_at is null or not good and certified_at > entered_at))`,
  );
}
