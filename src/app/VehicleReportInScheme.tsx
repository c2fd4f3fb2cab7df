import { useColorScheme } from '@/features/ui/colorScheme';
import { VehicleReport } from '@/pages/VehicleReport/VehicleReport';
import { ReportColorScheme } from './ReportColorScheme';

/** The report's page in the driver's color scheme. */
export function VehicleReportInScheme() {
  return (
    <ReportColorScheme scheme={useColorScheme()}>
      <VehicleReport />
    </ReportColorScheme>
  );
}
