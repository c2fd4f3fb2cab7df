import type { Defect } from '@/contract/office/defects';

/** Whether a defect still needs a repair or a certification. */
export function isUnresolved({ state }: Pick<Defect, 'state'>): boolean {
  return state === 'open' || state === 'deferred';
}
