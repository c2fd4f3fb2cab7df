import { decisionOn, type Vehicle } from '@/contract/office/vehicles';
import { mayBeHeldText } from '@/contract/vehicleLabel';
import { itemLabel } from '@/contract/checklist';
import { overdueText } from '../labels';

const itemsText = (items: Vehicle['other_items']) => items.map(itemLabel).join(', ');

/** Whether a vehicle needs attention only because of defects that do not hold it. */
function mayGo(vehicle: Vehicle): boolean {
  const { readiness, is_overdue: isOverdue, may_be_held_as: numbers } = vehicle;
  const isDecided = decisionOn(vehicle) === null && numbers.length === 0;
  return readiness === 'attention' && isDecided && !isOverdue;
}

/**
 * Why a vehicle is not ready, except for the office's decision on its number: 'Radiator, Horn. Deferred: Doors'; '' if
 * there is no reason.
 */
export function notReadyText(vehicle: Vehicle): string {
  const { holding, other_items: others, deferred_items: deferred } = vehicle;
  return [
    mayGo(vehicle) ? 'May go' : '',
    itemsText(holding.map(({ item }) => item)),
    others.length > 0 ? `Open: ${itemsText(others)}` : '',
    deferred.length > 0 ? `Deferred: ${itemsText(deferred)}` : '',
    vehicle.may_be_held_as.length > 0 ? mayBeHeldText(vehicle.may_be_held_as) : '',
    vehicle.is_overdue ? overdueText(vehicle) : '',
  ]
    .filter(Boolean)
    .join('. ');
}
