import { waitingTitle } from '@/contract/holds';
import { vehiclesHoldText } from '@/features/inspection/model/text/holdText';
import { getPreviousResponse, usePrevious } from './extensions';
import { useUncertified } from './useUncertified';

/**
 * The numbers of the form's vehicles that are held, by what is said of them. What only the form's own report found does
 * not count.
 */
export function useHeldNumbers() {
  const vehicles = getPreviousResponse(usePrevious())?.vehicles ?? [];
  const others = vehicles.map((vehicle) => ({
    ...vehicle,
    holding: vehicle.holding.filter(({ is_on_form: isOnForm }) => !isOnForm),
  }));
  const held = useUncertified(others);
  const listNumbers = (isWaiting: boolean) =>
    held
      .filter((one) => (vehiclesHoldText([one]) === waitingTitle) === isWaiting)
      .map(({ vehicle }) => vehicle.number);
  return { forbidden: listNumbers(false), waiting: listNumbers(true) };
}
