import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { Columns } from '../Columns/Columns';

interface PanelProps extends Pick<React.ComponentProps<'section'>, 'aria-hidden'> {
  title: React.ReactNode;
  /** The id of the title's element, which names the panel. */
  titleId?: string;
  /** Content to the right of the title, or below it if there is no space. */
  aside?: React.ReactNode;
  children: React.ReactNode;
}

export function Panel({ title, titleId, aside, children, ...section }: PanelProps) {
  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={titleId}
      sx={{ display: 'grid', gap: { xs: 2, sm: 2.5 }, px: { xs: 2, sm: 3 }, py: { xs: 2, sm: 3 } }}
      {...section}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 2,
        }}
      >
        <Typography variant="h2" id={titleId} sx={{ fontSize: { xs: '1.5rem', sm: '1.875rem' } }}>
          {title}
        </Typography>
        {aside}
      </Box>
      {children}
    </Paper>
  );
}

/** Two columns of fields, or one on a phone. */
export function PanelFields({ children }: { children: React.ReactNode }) {
  return (
    <Columns shares={[1, 1]} from="sm" sx={{ gap: 2, alignItems: 'start' }}>
      {children}
    </Columns>
  );
}
