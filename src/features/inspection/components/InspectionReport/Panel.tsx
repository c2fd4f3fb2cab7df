import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

interface PanelProps extends Pick<React.ComponentProps<'section'>, 'aria-hidden'> {
  title: React.ReactNode;
  /** Element id of the title, by which the panel is called. */
  titleId?: string;
  children: React.ReactNode;
}

/** A sheet of the report: what belongs together, under its title. */
export function Panel({ title, titleId, children, ...section }: PanelProps) {
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={titleId}
      sx={{ display: 'grid', gap: { xs: 2, sm: 2.5 }, px: { xs: 2, sm: 3 }, py: { xs: 2, sm: 3 } }}
      {...section}
    >
      <Typography variant="h2" id={titleId} sx={{ fontSize: { xs: '1.5rem', sm: '1.875rem' } }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}

/** A panel's fields: two beside each other, on a phone one. */
export function PanelFields({ children }: { children: React.ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        alignItems: 'start',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      {children}
    </Box>
  );
}
