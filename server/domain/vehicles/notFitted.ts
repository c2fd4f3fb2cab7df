import { sql } from 'drizzle-orm';
import { kindOfItem } from '@/contract/notFitted';
import type { KindsNotFitted, Vehicle } from '@/contract/office/vehicles';
import type { ChecklistKey } from '@/contract/checklist';
import { vehicleKinds } from '@/contract/records';
import type { Queries } from '../../platform/database/Database';
import { fieldErrors } from '../../platform/rejections';
import { pickChangedFields, recordAudit, type Actor } from '../audit/audit';
import { notFittedByKind } from '../tables/vehicles';

/** Items that are not fitted to vehicles of a row's kind; null if none are stored. The row is one of `vehicles`. */
export const notFittedOfKind = sql`(
  select items from not_fitted_by_kind where not_fitted_by_kind.kind = vehicles.kind)`;

export async function readKindsNotFitted(queries: Queries): Promise<KindsNotFitted> {
  const rows = await queries.select().from(notFittedByKind);
  const getNotFittedItems = (kind: Vehicle['kind']) =>
    rows.find((row) => row.kind === kind)?.items ?? [];
  return { truck: getNotFittedItems('truck'), trailer: getNotFittedItems('trailer') };
}

export async function changeKindsNotFitted(
  queries: Queries,
  actor: Actor,
  changed: KindsNotFitted,
): Promise<KindsNotFitted> {
  return queries.transaction(async (tx) => {
    const before = await readKindsNotFitted(tx);
    const changes = pickChangedFields(before, changed);
    if (Object.keys(changes.after).length === 0) return before;
    for (const kind of vehicleKinds) {
      const values = { kind, items: changed[kind] };
      await tx
        .insert(notFittedByKind)
        .values(values)
        .onConflictDoUpdate({ target: notFittedByKind.kind, set: { items: values.items } });
    }
    const entry = { actor, action: 'not-fitted', resource: 'vehicles', recordId: 'kinds' } as const;
    await recordAudit(tx, { ...entry, ...changes });
    return changed;
  });
}

/** Throws a field error if an item does not belong to the vehicle's kind. */
export function checkOwnItems(
  { kind }: Pick<Vehicle, 'kind'>,
  items: readonly ChecklistKey[] | null | undefined,
): void {
  if (items?.some((item) => kindOfItem(item) !== kind)) {
    throw fieldErrors({ not_fitted: [`Must be items of a ${kind}.`] });
  }
}
