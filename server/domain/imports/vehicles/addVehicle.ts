import type { NewVehicle } from '@/contract/office/imports';
import type { Vehicle } from '@/contract/office/vehicles';
import { toKindNumberKey } from '@/contract/vehicleKey';
import { vehicleLabel } from '@/contract/vehicleLabel';
import { lockReportsAlone } from '../../../platform/database/reportsLock';
import { fieldErrors, found } from '../../../platform/rejections';
import { recordAudit } from '../../audit/audit';
import type { Context } from '../../vehicles/changeVehicle';
import { readVehicle } from '../../vehicles/readVehicles';
import { decide } from './decideVehicles';
import { findKnown } from './findKnownVehicles';
import { addVehicles } from './writeVehicles';

const line = 1;

/** Adds one vehicle by the import's rules. Throws a field error if a known vehicle has the number. */
export function addVehicle(
  { queries, actor, calendar }: Pick<Context, 'queries' | 'actor' | 'calendar'>,
  read: NewVehicle,
): Promise<Vehicle> {
  return queries.transaction(async (tx) => {
    await lockReportsAlone(tx);
    const known = await findKnown(tx, [read]);
    const same = known.get(toKindNumberKey(read))?.vehicle;
    if (same) throw fieldErrors({ number: [`${vehicleLabel(same)} has this number.`] });
    const [decided] = decide([{ line, read }], known);
    const [id = 0] = await addVehicles(tx, [{ ...read, isAlike: decided?.isAlike ?? false }]);
    const vehicle = found(await readVehicle(tx, id, calendar));
    const entry = { actor, action: 'create', resource: 'vehicles', recordId: id } as const;
    await recordAudit(tx, { ...entry, before: null, after: { ...read } });
    return vehicle;
  });
}
