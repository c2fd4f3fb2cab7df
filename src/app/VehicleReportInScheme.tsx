import { useColourScheme } from '@/features/ui/colourScheme';
import { VehicleReport } from '@/pages/VehicleReport/VehicleReport';
import { ReportColourScheme } from './ReportColourScheme';

/** The report's page in the driver's colour scheme, in one chunk that public pages do not load. */
export function VehicleReportInScheme() {
  return (
    <ReportColourScheme scheme={useColourScheme()}>
      <VehicleReport />
    </ReportColourScheme>
  );
}
