import Typography from '@mui/material/Typography';
import type { Vehicle } from '@/contract/office/vehicles';
import { inspectedText } from '../labels';

/** Whether a vehicle was inspected today, which 'Ready' does not say. */
export function InspectedToday({ vehicle }: { vehicle: Vehicle }) {
  return (
    <Typography
      variant="body2"
      component="span"
      title={vehicle.is_inspected_today ? "By the driver's clock" : undefined}
      sx={{ display: 'block', overflowWrap: 'anywhere' }}
    >
      {inspectedText(vehicle)}
    </Typography>
  );
}

/** Whether it was inspected today, followed by the reasons why it is not ready, which include an overdue inspection. */
export const withInspected = (vehicle: Vehicle, reasons: string) =>
  [vehicle.is_overdue ? '' : inspectedText(vehicle), reasons].filter(Boolean).join('. ');
