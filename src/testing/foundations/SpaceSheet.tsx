import { breakpoints, layout, spaceUnit } from '@/theme/tokens';
import { styled, useTheme } from '@mui/material/styles';
import { Rows, Sheet, Token } from './Sheet';
import { spaceUses } from './uses';

const Bar = styled('div')(({ theme }) => ({
  height: 24,
  maxWidth: '100%',
  background: theme.palette.primary.main,
  borderRadius: theme.radii.small,
}));

/** Shows lengths in proportion to the longest one, because some lengths are wider than many screens. */
function Lengths({ of }: { of: Readonly<Record<string, number>> }) {
  const longest = Math.max(...Object.values(of));
  return (
    <Rows>
      {Object.entries(of).map(([name, px]) => (
        <li key={name}>
          <Token name={name} value={`${px} px`} />
          <Bar style={{ width: `${(px / longest) * 100}%` }} />
        </li>
      ))}
    </Rows>
  );
}

export function SpaceSheet() {
  const { spacing } = useTheme();
  return (
    <Sheet>
      <h1>Space</h1>
      <section>
        <h2>Distances: multiples of {spaceUnit} px</h2>
        <Rows>
          {spaceUses.map(([multiple, use]) => (
            <li key={multiple}>
              <Token name={`spacing(${multiple})`} value={spacing(multiple)} use={use} />
              <Bar style={{ width: spacing(multiple) }} />
            </li>
          ))}
        </Rows>
      </section>
      <section>
        <h2>Layout</h2>
        <Lengths of={layout} />
      </section>
      <section>
        <h2>Breakpoints</h2>
        <Lengths of={breakpoints} />
      </section>
    </Sheet>
  );
}
