import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Defect } from '@/contract/records';
import type { Queries } from '../../platform/database/Database';
import { instant } from '../../platform/database/jsonRows';
import { found } from '../../platform/rejections';
import { defects } from '../tables/vehicles';
import type { CarrierDay } from '../days';
import { readDefects, withIds } from './readDefects';

interface Context extends CarrierDay {
  queries: Queries;
  actor: { id: number };
}

/**
 * Stores a driver's note about who repaired a defect. Leaves the version unchanged, so a mechanic who has already
 * opened the defect can still certify it. Throws 404 if no unresolved defect has this id.
 */
export async function noteRepair(
  { queries, actor, ...day }: Context,
  id: number,
  text: string,
): Promise<Defect> {
  const note = sql`jsonb_build_object(
    'text', ${text}::text, 'by', ${actor.id}::bigint, 'at', ${instant(sql`now()`)})`;
  const [noted] = await queries
    .update(defects)
    .set({ repairNote: note })
    .where(and(eq(defects.id, id), isNull(defects.closedAt)))
    .returning({ id: defects.id });
  found(noted);
  const [defect] = await readDefects(queries, withIds([id]), day);
  return found(defect);
}
