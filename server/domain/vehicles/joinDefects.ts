import { eq, sql } from 'drizzle-orm';
import type { Queries } from '../../platform/database/Database';
import { readStored, type StoredDefect } from '../defects/storedDefect';
import { storeSteps } from '../defects/storeChanges';
import { join } from '../defects/rules/join';
import { photographedDefects } from '../tables/photos';
import { defectEvents, defects, reportDefects, reportEvents } from '../tables/vehicles';

interface Joined {
  kept: number;
  gone: number;
}

/**
 * If both vehicles have an unresolved defect of the same item, joins them in the older row, with both rows' reports,
 * photos and histories.
 */
export async function joinDoubledDefects(
  tx: Queries,
  { id, into, by, today }: { id: number; into: number; by: number; today: string },
): Promise<Joined[]> {
  const unresolved = await readStored(
    tx,
    sql`closed_at is null and defects.vehicle_id in (${id}, ${into})`,
  );
  const doubled = unresolved.flatMap((kept, n) => {
    const gone = unresolved.slice(n + 1).find(({ defect }) => defect.item === kept.defect.item);
    return gone ? [{ kept, gone }] : [];
  });
  for (const { kept, gone } of doubled) {
    await moveLinks(tx, kept, gone);
    const step = join(kept.defect, gone.defect, { by, today });
    await storeSteps(tx, [{ id: kept.id, vehicle: into, step, link: { link: 'none' } }]);
  }
  return doubled.map(({ kept, gone }) => ({ kept: kept.id, gone: gone.id }));
}

async function moveLinks(tx: Queries, { id: kept }: StoredDefect, { id: gone }: StoredDefect) {
  await tx.execute(sql`insert into report_defects (report_id, defect_id, marked_good, said_at, entered_at)
    select report_id, ${kept}, marked_good, said_at, entered_at from report_defects where defect_id = ${gone}
    on conflict (report_id, defect_id) do update set
      marked_good = report_defects.marked_good and excluded.marked_good,
      said_at = greatest(report_defects.said_at, excluded.said_at),
      entered_at = greatest(least(report_defects.entered_at, report_defects.said_at),
        least(excluded.entered_at, excluded.said_at))`);
  await tx.delete(reportDefects).where(eq(reportDefects.defectId, gone));
  for (const table of [reportEvents, defectEvents]) {
    await tx.update(table).set({ defectId: kept }).where(eq(table.defectId, gone));
  }
  await tx.execute(sql`insert into photographed_defects (photo_id, defect_id)
    select photo_id, ${kept} from photographed_defects where defect_id = ${gone}
    on conflict do nothing`);
  await tx.delete(photographedDefects).where(eq(photographedDefects.defectId, gone));
  await tx.delete(defects).where(eq(defects.id, gone));
}
