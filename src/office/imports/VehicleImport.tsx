import { ImportPage } from './ImportPage';
import { importDeclarations } from './kinds';

/** The page 'Import vehicles'. */
export function VehicleImport() {
  return <ImportPage declared={importDeclarations.vehicles} />;
}
