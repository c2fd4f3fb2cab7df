import type { Defect } from '@/contract/records';

export function isUnresolved({ state }: Pick<Defect, 'state'>): boolean {
  return state === 'open' || state === 'deferred';
}
