import Box from '@mui/material/Box';

const list = {
  display: 'grid',
  // With large text, the value wraps to the line below its name.
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
  columnGap: 4,
  rowGap: 0.5,
  m: 0,
  '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: 2, alignItems: 'baseline' },
  dt: { flex: '0 0 7rem', typography: 'body2', color: 'text.secondary' },
  dd: { flex: '1 1 10rem', m: 0, typography: 'body1', fontWeight: 600, overflowWrap: 'anywhere' },
};

/** Name-value pairs, one per line. A pair without a value gets no line. */
export function Facts({ facts }: { facts: readonly (readonly [name: string, value: string])[] }) {
  return (
    <Box component="dl" sx={list}>
      {facts
        .filter(([, value]) => value !== '')
        .map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </Box>
  );
}
