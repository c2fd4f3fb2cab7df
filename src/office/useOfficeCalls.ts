import { useDataProvider } from 'react-admin';
import type { OfficeDataProvider } from './data/dataProvider';

/** The office's data provider, with the calls that react-admin has no name for. */
export function useOfficeCalls() {
  return useDataProvider<OfficeDataProvider>();
}
