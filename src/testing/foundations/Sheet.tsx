import { styled } from '@mui/material/styles';

export const Sheet = styled('div')(({ theme }) => ({
  ...theme.typography.body2,
  display: 'grid',
  gap: theme.spacing(5),
  maxWidth: theme.layout.width,
  margin: '0 auto',
  padding: theme.spacing(3, 1),
  h1: theme.typography.h2,
  h2: { ...theme.typography.h3, marginBottom: theme.spacing(2) },
  section: { minWidth: 0 },
}));

export const Tiles = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(2),
  gridTemplateColumns: 'repeat(auto-fill, minmax(180px, 1fr))',
}));

export const Rows = styled('ul')(({ theme }) => ({
  display: 'grid',
  li: {
    display: 'grid',
    gridTemplateColumns: '180px minmax(0, 1fr)',
    alignItems: 'center',
    gap: theme.spacing(0.5, 3),
    padding: theme.spacing(1.5, 0),
    borderTop: `1px solid ${theme.palette.divider}`,
  },
  [theme.breakpoints.down('sm')]: { li: { gridTemplateColumns: '1fr' } },
}));

const Name = styled('p')(({ theme }) => ({
  b: { display: 'block', fontWeight: 600 },
  em: { display: 'block', fontStyle: 'normal' },
  span: { color: theme.palette.text.secondary, overflowWrap: 'anywhere' },
}));

interface TokenProps {
  name: string;
  value: React.ReactNode;
  use?: string | undefined;
}

export function Token({ name, value, use }: TokenProps) {
  return (
    <Name>
      <b>{name}</b>
      {use !== undefined && <em>{use}</em>}
      <span>{value}</span>
    </Name>
  );
}
