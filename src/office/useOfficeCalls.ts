import { useDataProvider } from 'react-admin';
import type { OfficeDataProvider } from './data/dataProvider';

/** The office's data provider with all its methods, more than react-admin's type has. */
export function useOfficeCalls() {
  return useDataProvider<OfficeDataProvider>();
}
