import { styled } from '@mui/material/styles';

/** A sheet of the report: fields that belong together. `.fields` inside it makes the columns. */
export const Panel = styled('section')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2.5),
  padding: theme.spacing(2.5, 2),
  background: theme.palette.background.paper,
  border: `1px solid ${theme.palette.divider}`,
  borderRadius: theme.radii.medium,
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(3) },
  '.fields': {
    display: 'grid',
    gap: theme.spacing(2),
    alignItems: 'start',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  },
  [theme.breakpoints.down('sm')]: {
    '.fields > *': { gridColumn: '1 / -1' },
  },
}));
