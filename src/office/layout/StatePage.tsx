import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RoadDrawing, type RoadSymbol } from './RoadDrawing';

interface StatePageProps {
  symbol: RoadSymbol;
  /** A sentence, with or without a heading. */
  children: React.ReactNode;
  action?: React.ReactNode;
  /** Whether screen readers announce the content at once, as they should for a failure. */
  isAlert?: boolean;
}

/** Replaces a missing page, list or record with a drawing, a reason and the next step. */
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
