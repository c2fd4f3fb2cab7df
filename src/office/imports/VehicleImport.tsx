import { ImportPage } from './ImportPage';
import { importDeclarations } from './kinds';

export function VehicleImport() {
  return <ImportPage declared={importDeclarations.vehicles} />;
}
