import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RoadDrawing, type RoadSymbol } from './RoadDrawing';

interface StatePageProps {
  symbol: RoadSymbol;
  children: React.ReactNode;
  action?: React.ReactNode;
  /** Whether screen readers announce the content at once. */
  isAlert?: boolean;
}

/** A drawing, a reason and the next step, in place of missing content. */
export function StatePage({ symbol, children, action, isAlert = false }: StatePageProps) {
  return (
    <Stack sx={{ alignItems: 'center', gap: 2, px: 2, py: 4, textAlign: 'center' }}>
      <RoadDrawing symbol={symbol} />
      <Typography component="div" {...(isAlert && { role: 'alert' })}>
        {children}
      </Typography>
      {action}
    </Stack>
  );
}
