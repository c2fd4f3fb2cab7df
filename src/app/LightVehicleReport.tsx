import { VehicleReport } from '../pages/VehicleReport/VehicleReport';
import { LightColourScheme } from './LightColourScheme';

/** The report's page in its colour scheme: one chunk, so that public pages load neither. */
export function LightVehicleReport() {
  return (
    <LightColourScheme>
      <VehicleReport />
    </LightColourScheme>
  );
}
