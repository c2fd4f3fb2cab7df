import type { ListDays } from '../list/listFilters';

/** The list's filter by the day of the inspection. */
export const reportDays: ListDays = { kind: 'days', from: 'from', to: 'to' };
