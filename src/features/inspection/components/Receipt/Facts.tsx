import Box from '@mui/material/Box';

const list = {
  display: 'grid',
  gridTemplateColumns: 'minmax(5em, auto) minmax(0, 1fr)',
  columnGap: 2,
  rowGap: 0.5,
  m: 0,
  dt: { typography: 'body2', color: 'text.secondary', alignSelf: 'baseline' },
  dd: { m: 0, typography: 'body1', fontWeight: 600, overflowWrap: 'anywhere' },
};

/** Name-value pairs, one per line; those without a value are left out. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <Box component="dl" sx={list}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </Box>
        ))}
    </Box>
  );
}
