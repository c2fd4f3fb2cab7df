import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { Today } from '@/contract/office/today';
import { listPath } from '../listPath';
import { HoldingDefects } from '../vehicles/HoldingDefects';
import { vehicleWords } from '../words';

/** 'Do not dispatch': the first vehicles, with the defects that hold them. Null if there are none. */
export function HeldVehicles({
  held_vehicles: held,
  do_not_dispatch_vehicles: all,
}: Pick<Today, 'held_vehicles' | 'do_not_dispatch_vehicles'>) {
  if (held.length === 0) return null;
  return (
    <Card component="section" aria-label="Vehicles not to dispatch" sx={{ p: 2 }}>
      <Typography variant="h3" component="h2" gutterBottom>
        Do not dispatch
      </Typography>
      {held.map(({ vehicle, defects }) => (
        <div key={vehicle.id}>
          <Link to={`/vehicles/${vehicle.id}`}>{vehicleWords(vehicle)}</Link>
          <HoldingDefects defects={defects} />
        </div>
      ))}
      {all > held.length ? (
        <Link to={listPath('vehicles', { do_not_dispatch: 'true' })}>
          {all - held.length} more vehicles
        </Link>
      ) : null}
    </Card>
  );
}
