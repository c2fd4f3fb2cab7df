import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { RoadDrawing, type RoadSymbol } from './RoadDrawing';

interface StatePageProps {
  symbol: RoadSymbol;
  /** One sentence, or a heading with a sentence. */
  children: React.ReactNode;
  /** The next step, such as a link. */
  action?: React.ReactNode;
  /** Whether screen readers announce it at once, because something has failed. */
  isAlert?: boolean;
}

/**
 * Shown in place of a missing page, list or record, with a drawing, the reason and the next step.
 */
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
