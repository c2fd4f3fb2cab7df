import type { Vehicle } from '@/contract/office/vehicles';
import { mayBeHeldText } from '@/contract/vehicleLabel';
import { itemLabel } from '@/contract/checklist';
import { counted, overdueText } from '../labels';

/** The reasons why a vehicle is not ready: 'Radiator, Horn. 1 deferred defect'. '' if it is. */
export function notReadyText(vehicle: Vehicle): string {
  const { holding, open_defects: open, deferred_defects: deferred } = vehicle;
  const others = open - holding.length;
  return [
    holding.map(({ item }) => itemLabel(item)).join(', '),
    others > 0 ? counted(others, holding.length > 0 ? 'more open defect' : 'open defect') : '',
    deferred > 0 ? counted(deferred, 'deferred defect') : '',
    vehicle.may_be_held_as.length > 0 ? mayBeHeldText(vehicle.may_be_held_as) : '',
    vehicle.is_overdue ? overdueText(vehicle.overdue_days) : '',
  ]
    .filter(Boolean)
    .join('. ');
}
