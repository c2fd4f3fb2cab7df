import { eq, sql } from 'drizzle-orm';
import { canBeDeferred } from '@/contract/office/defects';
import type { Certification } from '@/contract/office/defects';
import type { Defect } from '@/contract/records';
import { isUniqueViolation } from '../../db/failures';
import type { Queries } from '../../db/Database';
import { lockReportsAlone } from '../../db/reportsLock';
import { defects } from '../../db/schema/vehicles';
import { fieldErrors, HttpRefusal, notFound } from '../../http/refusals';
import { changesOf, recordAudit } from '../audit';
import type { Actor } from '../audit';
import { stale } from '../requests';
import { bringIntoReports } from './certificationInReports';
import { readDefects } from './readDefects';

/** The actor, and the carrier's current day. */
export interface Context {
  queries: Queries;
  actor: Actor;
  today: string;
}

/** One defect in the version that the caller read, or several in any version. */
export type Chosen = { id: number; version: number } | { ids: readonly number[] };

/**
 * Certifies that the defects were repaired or need no repair: all of them or none. Throws 409 with
 * the current defects if one is already closed or has changed.
 */
export async function certify(context: Context, chosen: Chosen, certification: Certification) {
  const { actor, today } = context;
  const { state, name, note } = certification;
  return change(context, chosen, 'certify', async (tx, defect) => {
    if (defect.closed_at !== null) throw stale(defect);
    await store(tx, defect.id, {
      ...{ state, note, certifiedName: name, certifiedBy: actor.id, closedAt: sql`now()` },
      ...notDeferred,
    });
    const signature = { name, day: today };
    await bringIntoReports(tx, defect, { action: 'certified', actor, signature });
  });
}

/** Reopens closed or deferred defects. Throws 409 if the item has been reported again since. */
export async function reopen(context: Context, chosen: Chosen, reason: string) {
  return change(context, chosen, 'reopen', async (tx, defect) => {
    if (defect.state === 'open') throw stale(defect);
    await openRow(tx, defect.id, reason);
    await tx.execute(
      sql`update report_defects set marked_good = false where defect_id = ${defect.id}`,
    );
    await bringIntoReports(tx, defect, { action: 'reopened', actor: context.actor });
  });
}

/** Defers a repair to a given day (parts on order). Refuses items that 49 CFR 396.11 names. */
export async function defer(
  context: Context,
  chosen: Chosen,
  { reason, until }: { reason: string; until: string },
) {
  if (until < context.today) throw fieldErrors({ until: ['Date must not be in the past'] });
  return change(context, chosen, 'defer', async (tx, defect) => {
    if (defect.closed_at !== null) throw stale(defect);
    if (!canBeDeferred(defect.item)) throw new HttpRefusal(400, { detail: notDeferrable });
    await store(tx, defect.id, {
      state: 'deferred',
      deferredUntil: until,
      deferredReason: reason,
    });
    await bringIntoReports(tx, defect, { action: 'deferred', actor: context.actor });
  });
}

const notDeferrable =
  'This item is one of 49 CFR 396.11: it must be repaired before the vehicle is driven.';

const notDeferred = { deferredUntil: null, deferredReason: '' };

async function openRow(tx: Queries, id: number, reason: string): Promise<void> {
  const values = { certifiedName: '', certifiedBy: null, closedAt: null, note: reason };
  try {
    await store(tx, id, { state: 'open', ...values, ...notDeferred });
  } catch (error) {
    if (!isUniqueViolation(error)) throw error;
    throw new HttpRefusal(409, { detail: 'This item was reported again: see the newer defect.' });
  }
}

type Values = Parameters<ReturnType<Queries['update']>['set']>[0];

async function store(tx: Queries, id: number, values: Values): Promise<void> {
  await tx
    .update(defects)
    .set({ ...values, version: sql`${defects.version} + 1`, updatedAt: sql`now()` })
    .where(eq(defects.id, id));
}

/** Writes an audit entry for each defect. Returns the changed defects in the order of their ids. */
async function change(
  { queries, actor }: Context,
  chosen: Chosen,
  action: string,
  write: (tx: Queries, defect: Defect) => Promise<void>,
): Promise<Defect[]> {
  const ids = 'ids' in chosen ? [...new Set(chosen.ids)] : [chosen.id];
  return queries.transaction(async (tx) => {
    await lockReportsAlone(tx);
    const before = await readDefects(tx, ids);
    if (before.length < ids.length) throw notFound();
    for (const defect of before) {
      if ('version' in chosen && defect.version !== chosen.version) throw stale(defect);
      await write(tx, defect);
    }
    const after = await readDefects(tx, ids);
    for (const [n, defect] of after.entries()) {
      const changes = changesOf(before[n] ?? defect, defect);
      await recordAudit(tx, {
        ...{ actor, action, resource: 'defects', recordId: defect.id },
        ...changes,
      });
    }
    return after;
  });
}
