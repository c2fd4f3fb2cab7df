import { useDataProvider } from 'react-admin';
import type { OfficeDataProvider } from './data/dataProvider';

/** The office's data provider, including the calls that react-admin's interface lacks. */
export function useOfficeCalls() {
  return useDataProvider<OfficeDataProvider>();
}
