import type { Person } from '@/contract/office/people';
import { driverReportsPath, listPath } from '../listPath';

export const personLists = ({ id }: Pick<Person, 'id'>) => [
  { label: 'Reports', letter: 'R', to: driverReportsPath(id) },
  {
    label: 'Unresolved defects',
    letter: 'D',
    to: listPath('defects', { reported_by: String(id) }),
  },
];
