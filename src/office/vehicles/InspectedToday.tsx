import Typography from '@mui/material/Typography';
import type { Vehicle } from '@/contract/office/vehicles';
import { inspectedText } from '../labels';

export function InspectedToday({ vehicle }: { vehicle: Vehicle }) {
  return (
    <Typography
      variant="body2"
      component="span"
      sx={{ display: 'block', overflowWrap: 'anywhere' }}
    >
      {inspectedText(vehicle)}
    </Typography>
  );
}

/**
 * Puts the last inspection before the reasons why the vehicle is not ready, unless they include an overdue inspection.
 */
export const withInspected = (vehicle: Vehicle, reasons: string) =>
  [vehicle.is_overdue ? '' : inspectedText(vehicle), reasons].filter(Boolean).join('. ');
