import { sql } from 'drizzle-orm';
import type { Defect } from '@/contract/records';
import type { Queries } from '../../platform/database/Database';
import { instant } from '../../platform/database/jsonRows';
import { rowsOf } from '../../platform/database/rows';
import { found } from '../../platform/rejections';
import { readDefects, withIds } from './readDefects';

interface Context {
  queries: Queries;
  actor: { id: number };
  today: string;
}

/**
 * Stores who repaired a defect, as a driver says. It certifies nothing, and changes no version, so
 * that a mechanic who has the defect open can certify it. Throws 404 unless it is unresolved.
 */
export async function noteRepair(
  { queries, actor, today }: Context,
  id: number,
  text: string,
): Promise<Defect> {
  const [noted] = await rowsOf<{ id: string }>(
    queries,
    sql`update defects set repair_note = jsonb_build_object(
        'text', ${text}::text, 'by', ${actor.id}::bigint, 'at', ${instant(sql`now()`)})
      where id = ${id} and closed_at is null returning id::text`,
  );
  found(noted);
  const [defect] = await readDefects(queries, withIds([id]), today);
  return found(defect);
}
