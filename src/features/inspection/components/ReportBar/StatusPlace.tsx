import { InHeader } from '../../../../components/HeaderSlot/InHeader';
import { SaveStatus } from '../SaveStatus/SaveStatus';
import { useBarPlace } from './useBarPlace';

/** The report's status, always in view: in the bar, or in the header while the bar is at the report's end. */
export function StatusPlace() {
  const status = <SaveStatus />;
  return useBarPlace() === 'end' ? <InHeader>{status}</InHeader> : status;
}
