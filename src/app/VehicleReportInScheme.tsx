import { useColourScheme } from '../features/ui/colourScheme';
import { VehicleReport } from '../pages/VehicleReport/VehicleReport';
import { ReportColourScheme } from './ReportColourScheme';

/** The report's page in the colour scheme that the driver wants: one chunk, so that public pages load neither. */
export function VehicleReportInScheme() {
  return (
    <ReportColourScheme scheme={useColourScheme()}>
      <VehicleReport />
    </ReportColourScheme>
  );
}
