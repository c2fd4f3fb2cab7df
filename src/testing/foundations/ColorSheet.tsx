import { colors } from '@/theme/tokens';
import { styled, useTheme } from '@mui/material/styles';
import { computeContrastRatio } from '@/contract/accent';
import { listColors, paletteColors, textPairs, type Pair } from './pairs';
import { Sheet, Tiles, Token } from './Sheet';
import { colorUses } from './uses';

const Swatch = styled('div')(({ theme }) => ({
  height: 72,
  marginBottom: theme.spacing(1),
  border: `1px solid ${theme.palette.surface.line}`,
  borderRadius: theme.radii.small,
}));

const Sample = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  height: 56,
  marginBottom: theme.spacing(1),
  padding: theme.spacing(0, 1.5),
  border: `1px solid ${theme.palette.surface.line}`,
  borderRadius: theme.radii.small,
  fontWeight: 600,
}));

function Swatches({ of }: { of: { name: string; color: string }[] }) {
  return (
    <Tiles>
      {of.map(({ name, color }) => (
        <li key={name}>
          <Swatch style={{ background: color }} />
          <Token name={name} value={color} use={colorUses[name]} />
        </li>
      ))}
    </Tiles>
  );
}

function PairTile({ text, ground }: Pair) {
  return (
    <li>
      <Sample style={{ color: text.color, background: ground.color }}>
        <span>On the road</span>
        <span>{computeContrastRatio(text.color, ground.color).toFixed(1)}</span>
      </Sample>
      <Token name={text.name} value={`on ${ground.name}`} />
    </li>
  );
}

export function ColorSheet() {
  const { palette } = useTheme();
  return (
    <Sheet>
      <h1>Color</h1>
      <section>
        <h2>Roles in {palette.mode}</h2>
        <Swatches of={paletteColors(palette)} />
      </section>
      <section>
        <h2>Contrast of text, at least 4.5 (WCAG 2.2 AA)</h2>
        <Tiles>
          {textPairs(palette).map((pair) => (
            <PairTile key={`${pair.text.name} ${pair.ground.name}`} {...pair} />
          ))}
        </Tiles>
      </section>
      <section>
        <h2>The colors that the roles are made of</h2>
        <Swatches of={listColors(colors)} />
      </section>
    </Sheet>
  );
}
