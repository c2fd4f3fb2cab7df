import { useColorScheme } from '@/features/ui/colorScheme';
import { VehicleReport } from '@/pages/VehicleReport/VehicleReport';
import { ReportColorScheme } from './ReportColorScheme';

/** The report's page in the driver's color scheme. Public pages do not load this chunk. */
export function VehicleReportInScheme() {
  return (
    <ReportColorScheme scheme={useColorScheme()}>
      <VehicleReport />
    </ReportColorScheme>
  );
}
