import { shallowEqual } from 'react-redux';
import type { PreviousVehicle } from '@/contract/extensions';
import { useAppSelector } from '@/features/inspection/hooks';
import { certificationsToSend } from '@/features/inspection/model/rules/reviewRules';

export const certifiedTitle = 'Certified on this phone, not sent yet';

type Held = Pick<PreviousVehicle, 'holding' | 'in_service'>;

/**
 * Returns the vehicles that are still held, without the defects that the driver has certified on this phone. Such a
 * certification counts from its signature, before the server has it.
 */
export function useUncertified<Vehicle extends Held>(vehicles: readonly Vehicle[]): Vehicle[] {
  const certified = useAppSelector(
    ({ inspection: { draft } }) => certificationsToSend(draft).map(({ defect }) => defect),
    shallowEqual,
  );
  return vehicles
    .map((vehicle) => ({
      ...vehicle,
      holding: vehicle.holding.filter(({ id }) => !certified.includes(id)),
    }))
    .filter(({ holding, in_service: isInService }) => holding.length > 0 || !isInService);
}
