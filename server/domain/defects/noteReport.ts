import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { ChecklistKey } from '@/contract/checklist';
import { vehicleConditions } from '@/contract/inspection';
import { vehicleKey } from '@/contract/vehicleKey';
import { vehicleNumbers } from '@/contract/vehicleNumbers';
import type { Queries } from '../../platform/database/Database';
import { queryRows } from '../../platform/database/rows';
import { type Change, type Reported, type ReportedItem, listDefectChanges } from './rules/reported';
import { fieldErrors } from '../../platform/rejections';
import type { Announcements } from '../notifications/Announcements';
import { announceHolds } from '../notifications/announceHolds';
import { bringIntoReports } from './defectInReports';
import { holdsOn } from './sets';
import { toStoredDefect, storedRow } from './storedDefect';
import { storeSteps, type StoredStep } from './storeChanges';

export interface NotedItem extends Omit<ReportedItem, 'item' | 'trailers'> {
  item: ChecklistKey;
  description: string;
}

interface Noted {
  report: number;
  driver: number;
  by: Reported['by'];
  /** The instant of the inspection; null for a toggle, which counts from its arrival. */
  inspectedAt: string | null;
  items: readonly NotedItem[];
  /** The trailers' numbers as the driver wrote them, and the numbers of the trailers with each item. */
  trailers: string;
  which: Readonly<Record<string, readonly string[] | undefined>>;
  today: string;
  notifications: Announcements;
  /** The result of the SQL function `facts_of_report`. */
  facts: unknown;
}

/**
 * Applies a stored report to its vehicles' defects. Call it under `lock_vehicles` for every vehicle with a defect that
 * may change.
 */
export async function noteReport(tx: Queries, noted: Noted): Promise<void> {
  const { report, driver, by, inspectedAt, items, today } = noted;
  const facts = v.parse(reportFacts, noted.facts);
  const changes = listDefectChanges(
    {
      driver,
      by,
      at: facts.now,
      inspectedAt: inspectedAt ?? facts.now,
      vehicles: facts.vehicles,
      needsCorrection: facts.condition === 'above_defects_need_correction',
      items: items.map((item) => ({
        ...item,
        trailers: findItemTrailers(facts, noted, item.item),
      })),
    },
    facts.known.map(toStoredDefect),
    today,
  );
  // Sorts by vehicle, so transactions lock vehicles in one order.
  changes.sort((one, other) => one.vehicle - other.vehicle);
  const described = new Map(items.map(({ item, description }) => [item, description]));
  const enteredAt = new Map(items.map((item) => [item.item, item.enteredAt]));
  const stored = await storeSteps(
    tx,
    changes.map(({ id, vehicle, step, isDefective }) => {
      const { item } = step.defect;
      return {
        id,
        vehicle,
        step,
        link: isDefective
          ? {
              link: 'defective',
              report,
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
  await openInOthers(tx, noted, changes, stored);
  await announceSaidGood(tx, noted, changes, stored);
  if (changes.length === 0) return;
  const vehicles = changes.map(({ vehicle }) => vehicle);
  await announceHolds(tx, noted, sql`vehicles.id in ${[...new Set(vehicles)]}`);
}

/**
 * If a certification made an item good before this late report arrived, makes the item defective again in other
 * drivers' current reports.
 */
async function openInOthers(
  tx: Queries,
  { report, driver, items }: Noted,
  changes: readonly Change[],
  stored: readonly StoredStep[],
): Promise<void> {
  for (const [n, { step }] of changes.entries()) {
    const { id } = stored[n] ?? {};
    if (id === undefined || step.event?.event !== 'late_report') continue;
    const { item } = step.defect;
    const description = items.find((one) => one.item === item)?.description ?? '';
    const change = { actor: { id: driver }, action: 'reopened', except: report } as const;
    await bringIntoReports(tx, { id, item, description }, change);
  }
}

async function announceSaidGood(
  tx: Queries,
  { notifications, today }: Noted,
  changes: readonly Change[],
  stored: readonly StoredStep[],
): Promise<void> {
  const said = stored.filter((_step, n) => changes[n]?.step.event?.event === 'said_good');
  if (said.length === 0) return;
  const ids = said.map(({ id }) => id);
  const holding = await queryRows<{ id: string }>(
    tx,
    sql`select id::text from defects where id in ${ids} and ${holdsOn(today)}`,
  );
  for (const { id, event } of said) {
    if (event === null || !holding.some((one) => Number(one.id) === id)) continue;
    await notifications.announce(tx, 'defect.said_good', event);
  }
}

/** Whether a change can affect earlier reports' results. A new defect belongs to no earlier report. */
const mayChangeResults = ({ id }: Change) => id !== null;

const reportFacts = v.object({
  now: v.string(),
  condition: v.picklist(vehicleConditions),
  vehicles: v.array(
    v.object({
      id: v.number(),
      kind: v.picklist(['truck', 'trailer']),
      /** The present number's key, followed by the keys of the earlier numbers. */
      keys: v.array(v.string()),
    }),
  ),
  known: v.array(storedRow),
});
type ReportFacts = v.InferOutput<typeof reportFacts>;

export async function readReportFacts(tx: Queries, report: number): Promise<unknown> {
  const [row] = await queryRows<{ facts: unknown }>(
    tx,
    sql`select facts_of_report(${report}, '{}') as facts`,
  );
  return row?.facts;
}

/**
 * Returns the trailers with an item; null if any trailer may have it. Throws a field error for a number that the report
 * does not name.
 */
function findItemTrailers(
  { vehicles }: ReportFacts,
  { trailers: written, which }: Noted,
  item: ChecklistKey,
): number[] | null {
  const keys = which[item]?.map(vehicleKey);
  if (!keys) return null;
  const inReport = vehicleNumbers(written).map(vehicleKey);
  const trailers = vehicles.filter(({ kind }) => kind === 'trailer');
  const ids = keys.map((key) => {
    const known =
      trailers.find(({ keys: [own] }) => own === key) ??
      trailers.find((trailer) => trailer.keys.includes(key));
    if (!known && !inReport.includes(key)) {
      throw fieldErrors({ which_trailers: [`${item}: Name a trailer of this report.`] });
    }
    return known?.id;
  });
  const known = ids.filter((id) => id !== undefined);
  return known.length < ids.length ? null : known;
}
