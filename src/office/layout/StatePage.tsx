import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RoadDrawing } from './RoadDrawing';
import type { RoadSymbol } from './RoadDrawing';

interface StatePageProps {
  symbol: RoadSymbol;
  /** One sentence, or a heading with one. */
  children: React.ReactNode;
  /** The way on. */
  action?: React.ReactNode;
  /** Announced at once: something has failed. */
  isAlert?: boolean;
}

/** In place of a page, a list or a record that is not there: a drawing, the reason and the way on. */
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
