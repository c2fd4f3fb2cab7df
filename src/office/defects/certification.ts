import type { Defect } from '@/contract/records';

/** Whether a defect still needs a repair or a certification. */
export function isUnresolved({ state }: Pick<Defect, 'state'>): boolean {
  return state === 'open' || state === 'deferred';
}
