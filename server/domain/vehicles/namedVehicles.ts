import { vehicleKey } from '@/contract/vehicleKey';
import { vehicleNumbers } from '@/contract/vehicleNumbers';
import { jsonOf } from '../../platform/database/json';

/** The vehicles that a driver's texts name, with the keys by which SQL finds them (migration 0071). */
export function namedVehicles(truck: string, trailers: string): string {
  const named = (kind: 'truck' | 'trailer', number: string) => ({
    kind,
    number,
    key: vehicleKey(number),
  });
  return jsonOf([
    named('truck', truck.trim()),
    ...vehicleNumbers(trailers).map((number) => named('trailer', number)),
  ]);
}
