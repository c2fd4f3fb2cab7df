import Typography from '@mui/material/Typography';
import { Link } from 'react-router';
import type { Vehicle } from '@/contract/office/vehicles';
import { itemLabel } from '../labels';

/** The defects that hold a vehicle, by name, with their pages. */
export function HoldingDefects({ defects }: { defects: Vehicle['holding'] }) {
  return (
    <ul>
      {defects.map(({ id, item, description, driver_says_good }) => (
        <Typography component="li" key={id} sx={{ overflowWrap: 'anywhere' }}>
          <Link to={`/defects/${id}/show`}>{itemLabel(item)}</Link>: {description}
          {driver_says_good ? ` (driver says good: ${driver_says_good.by})` : ''}
        </Typography>
      ))}
    </ul>
  );
}
