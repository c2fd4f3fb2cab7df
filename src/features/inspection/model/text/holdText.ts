import type { PreviousVehicle } from '@/contract/extensions';
import { holdText } from '@/contract/holds';

type Held = Pick<PreviousVehicle, 'holding' | 'in_service'>;

export const listOutOfService = <Vehicle extends Held>(vehicles: readonly Vehicle[]): Vehicle[] =>
  vehicles.filter(({ in_service: isInService }) => !isInService);

/** 'Do not drive', or 'Waits for a decision' of vehicles in service that are held only by defects that wait. */
export const vehiclesHoldText = (vehicles: readonly Held[]): string =>
  holdText(
    'driver',
    listOutOfService(vehicles).length > 0 ? [] : vehicles.flatMap(({ holding }) => holding),
  );
