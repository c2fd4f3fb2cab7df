import { and, eq, isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { undoTime, type UndoneImport } from '@/contract/office/imports';
import { jsonOf } from '../../platform/database/json';
import { lockReportsAlone } from '../../platform/database/reportsLock';
import { rowsOf } from '../../platform/database/rows';
import { found, HttpRejection } from '../../platform/rejections';
import type { Queries } from '../../platform/database/Database';
import { recordAudit } from '../audit/audit';
import { imports } from '../tables/imports';
import type { ImportContext } from './importVehicles';

const before = v.object({
  id: v.number(),
  version: v.number(),
  unconfirmed: v.nullable(v.string()),
  vin: v.string(),
  plate: v.string(),
  make: v.string(),
  year: v.nullable(v.number()),
});
const written = v.object({ added: v.array(v.number()), changed: v.array(before) });
type Written = v.InferOutput<typeof written>;

const rejected = (detail: string) => new HttpRejection(400, { detail });

/** The numbers of the import's vehicles that were used or changed since. */
async function builtOn(tx: Queries, { added, changed }: Written): Promise<string[]> {
  const expected = jsonOf([
    ...added.map((id) => ({ id, version: 1, added: true })),
    ...changed.map(({ id, version }) => ({ id, version, added: false })),
  ]);
  const rows = await rowsOf<{ number: string }>(
    tx,
    sql`select vehicles.number from vehicles
      join jsonb_to_recordset(${expected}::jsonb) as one (id bigint, version integer, added boolean)
        on one.id = vehicles.id
      where vehicles.version <> one.version or vehicles.merged_into is not null
        or one.added and (exists (select from report_vehicles where vehicle_id = vehicles.id)
          or exists (select from defects where vehicle_id = vehicles.id)
          or exists (select from vehicles other where other.merged_into = vehicles.id))
      order by vehicles.id limit 3`,
  );
  return rows.map(({ number }) => number);
}

/**
 * Undoes an import by removing what it added and restoring what it changed. Throws 400 after an
 * hour, or if one of its vehicles was used or changed since.
 */
export function undoImport(
  { queries, actor, now }: ImportContext,
  id: number,
): Promise<UndoneImport> {
  return queries.transaction(async (tx) => {
    await lockReportsAlone(tx);
    const [row] = await tx.select().from(imports).where(eq(imports.id, id)).for('update');
    const stored = found(row ?? null);
    if (stored.undoneAt !== null) throw rejected('This import is undone already.');
    if (now().getTime() - stored.at.getTime() > undoTime) {
      throw rejected('An import can be undone for an hour.');
    }
    const { added, changed } = v.parse(written, stored);
    const built = await builtOn(tx, { added, changed });
    if (built.length > 0) {
      throw rejected(`Not undone: ${built.join(', ')} has been used or changed since.`);
    }
    await tx.execute(sql`delete from vehicles where id = any(
      array(select value::bigint from jsonb_array_elements_text(${jsonOf(added)}::jsonb)))`);
    await tx.execute(sql`update vehicles set vin = one.vin, plate = one.plate, make = one.make, year = one.year,
        unconfirmed = one.unconfirmed, confirmed_at = case when one.unconfirmed is null then confirmed_at end,
        version = vehicles.version + 1, updated_at = now()
      from jsonb_to_recordset(${jsonOf(changed)}::jsonb) as one
        (id bigint, vin text, plate text, make text, year smallint, unconfirmed text)
      where vehicles.id = one.id`);
    await tx
      .update(imports)
      .set({ undoneAt: now() })
      .where(and(eq(imports.id, id), isNull(imports.undoneAt)));
    await recordAudit(tx, {
      actor,
      action: 'undo-import',
      resource: 'vehicles',
      recordId: `import ${id}`,
      before: { added: added.length, changed: changed.length },
      after: null,
    });
    return { id, removed: added.length, restored: changed.length };
  });
}
