import type { VehicleName } from '@/contract/records';
import { vehicleKey } from '@/contract/vehicleKey';
import { vehicleNumbers } from '@/contract/vehicleNumbers';

interface Written {
  truck_number: string;
  trailer_numbers: string;
}

/**
 * Returns a report's vehicles with the numbers that its driver wrote, because the office may have renamed or merged the
 * vehicles since. Of several renamed trailers nothing says which was which, so these have their present numbers.
 */
export function writtenVehicles<Vehicle extends VehicleName>(
  { truck_number: truck, trailer_numbers: trailers }: Written,
  vehicles: readonly Vehicle[],
): Vehicle[] {
  const ofKind = (kind: Vehicle['kind']) => vehicles.filter((vehicle) => vehicle.kind === kind);
  const renamed = new Map([
    ...matchRenamed([truck.trim()], ofKind('truck')),
    ...matchRenamed(vehicleNumbers(trailers), ofKind('trailer')),
  ]);
  return vehicles.map((vehicle) => ({
    ...vehicle,
    number: renamed.get(vehicle) ?? vehicle.number,
  }));
}

function matchRenamed<Vehicle extends VehicleName>(
  written: readonly string[],
  vehicles: readonly Vehicle[],
): [Vehicle, string][] {
  const isSame = (number: string) => (vehicle: Vehicle) =>
    vehicleKey(vehicle.number) === vehicleKey(number);
  const [number, ...otherNumbers] = written.filter((one) => !vehicles.some(isSame(one)));
  const [vehicle, ...others] = vehicles.filter((one) => !written.some((own) => isSame(own)(one)));
  const isOne = otherNumbers.length === 0 && others.length === 0;
  return isOne && vehicle && number !== undefined ? [[vehicle, number]] : [];
}

/** Gives something of a report's vehicle, such as a defect, the number that the report's driver wrote. */
export function withWrittenVehicle<Owned extends { vehicle: VehicleName }>(
  written: readonly VehicleName[],
): (owned: Owned) => Owned {
  return (owned) => ({
    ...owned,
    vehicle: written.find(({ id }) => id === owned.vehicle.id) ?? owned.vehicle,
  });
}
