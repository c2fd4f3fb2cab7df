import { lookKey } from '@/contract/lookKey';
import { vehicleKey } from '@/contract/vehicleKey';
import { spacedNumbers, vehicleNumbers } from '@/contract/vehicleNumbers';
import { toPostgresJson } from '../../platform/database/json';

/**
 * Returns the vehicles that a driver's texts name, as JSON for the SQL function `vehicles_in`. A number with spaces has
 * `parts`, because it may be several trailers.
 */
export function namedVehicles(truck: string, trailers: string): string {
  const keyed = (number: string) => ({
    number,
    key: vehicleKey(number),
    look_key: lookKey(number),
  });
  return toPostgresJson([
    { kind: 'truck', ...keyed(truck.trim()) },
    ...vehicleNumbers(trailers).map((number) => ({
      kind: 'trailer',
      ...keyed(number),
      parts: spacedNumbers(number)?.map(keyed) ?? null,
    })),
  ]);
}
