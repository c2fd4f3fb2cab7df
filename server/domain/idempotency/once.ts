import { and, eq } from 'drizzle-orm';
import type { Queries } from '../../platform/database/Database';
import { idempotencyKeys } from '../tables/idempotencyKeys';

/** Identifies a call that its sender may repeat; null for a call without an `Idempotency-Key`. */
export type Repeatable = Pick<
  typeof idempotencyKeys.$inferSelect,
  'caller' | 'call' | 'digest'
> | null;

interface Steps<Result> {
  make: (tx: Queries) => Promise<Result>;
  /** The id of the record that `make` created, for `again`. */
  getId?: (result: Result) => number;
  /** Returns the result again after a repeat of the call. */
  again: (tx: Queries, id: number) => Promise<Result>;
}

const isSame = ({ caller, call, digest }: NonNullable<Repeatable>) =>
  and(
    eq(idempotencyKeys.caller, caller),
    eq(idempotencyKeys.call, call),
    eq(idempotencyKeys.digest, digest),
  );

/** Whether the call was already done. */
export async function wasDone(queries: Queries, repeatable: Repeatable): Promise<boolean> {
  return repeatable !== null && (await queries.$count(idempotencyKeys, isSame(repeatable))) > 0;
}

/**
 * Makes a record once for each repeatable call, and stores both in one transaction. A repeat that comes in the meantime waits
 * for it.
 */
export function once<Result>(
  queries: Queries,
  repeatable: Repeatable,
  { make, getId, again }: Steps<Result>,
): Promise<Result> {
  return queries.transaction(async (tx) => {
    if (repeatable === null) return make(tx);
    const isNew = await tx
      .insert(idempotencyKeys)
      .values(repeatable)
      .onConflictDoNothing()
      .returning({ call: idempotencyKeys.call });
    if (isNew.length === 0) {
      const [done] = await tx.select().from(idempotencyKeys).where(isSame(repeatable));
      return again(tx, done?.recordId ?? 0);
    }
    const result = await make(tx);
    if (getId) {
      await tx
        .update(idempotencyKeys)
        .set({ recordId: getId(result) })
        .where(isSame(repeatable));
    }
    return result;
  });
}
