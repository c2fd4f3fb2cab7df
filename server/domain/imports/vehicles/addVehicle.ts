import type { AddedVehicle } from '@/contract/office/imports';
import type { Vehicle } from '@/contract/office/vehicles';
import type { Queries } from '../../../platform/database/Database';
import { lockReportsAlone } from '../../../platform/database/reportsLock';
import { found } from '../../../platform/rejections';
import { recordAudit } from '../../audit/audit';
import { once, type Repeatable } from '../../idempotency/once';
import type { Context } from '../../vehicles/changeVehicle';
import { checkNumber } from '../../vehicles/numberUse';
import { readVehicle } from '../../vehicles/readVehicles';
import { decide } from './decideVehicles';
import { findKnown } from './findKnownVehicles';
import { addVehicles } from './writeVehicles';

const line = 1;

interface AddContext extends Pick<Context, 'queries' | 'actor' | 'calendar'> {
  repeatable: Repeatable;
}

/**
 * Adds one vehicle by the import's rules. Throws a field error if another vehicle has the number, or had it and the
 * office has not confirmed the number.
 */
export function addVehicle(
  { queries, actor, calendar, repeatable }: AddContext,
  { confirmed_number: confirmed, ...read }: AddedVehicle,
): Promise<Vehicle> {
  async function make(tx: Queries) {
    await lockReportsAlone(tx);
    const known = await findKnown(tx, calendar, [read]);
    const isUnclear = await checkNumber(tx, calendar, { ...read, confirmed });
    const [decided] = decide([{ line, read }], known, calendar.today);
    const isAlike = isUnclear || (decided?.isAlike ?? false);
    const [id = 0] = await addVehicles(tx, [{ ...read, isAlike }]);
    const vehicle = found(await readVehicle(tx, id, calendar));
    const entry = { actor, action: 'create', resource: 'vehicles', recordId: id } as const;
    await recordAudit(tx, { ...entry, before: null, after: { ...read } });
    return vehicle;
  }
  return once(queries, repeatable, {
    make,
    getId: ({ id }) => id,
    again: async (tx, id) => found(await readVehicle(tx, id, calendar)),
  });
}
