import { colours } from '@/theme/tokens';
import { styled, useTheme } from '@mui/material/styles';
import { contrastOf } from '@/contract/accent';
import { coloursOf, paletteColours, textPairs } from './pairs';
import type { Pair } from './pairs';
import { Sheet, Tiles, Token } from './Sheet';

const Swatch = styled('div')(({ theme }) => ({
  height: 72,
  marginBottom: theme.spacing(1),
  border: `1px solid ${theme.palette.surface.line}`,
  borderRadius: theme.radii.small,
}));

const Words = styled('div')(({ theme }) => ({
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

function Swatches({ of }: { of: { name: string; colour: string }[] }) {
  return (
    <Tiles>
      {of.map(({ name, colour }) => (
        <li key={name}>
          <Swatch style={{ background: colour }} />
          <Token name={name} value={colour} />
        </li>
      ))}
    </Tiles>
  );
}

function PairTile({ text, ground }: Pair) {
  return (
    <li>
      <Words style={{ color: text.colour, background: ground.colour }}>
        <span>On the road</span>
        <span>{contrastOf(text.colour, ground.colour).toFixed(1)}</span>
      </Words>
      <Token name={text.name} value={`on ${ground.name}`} />
    </li>
  );
}

/** The tokens' colours, the current theme's palette, and the contrast of its texts. */
export function ColourSheet() {
  const { palette } = useTheme();
  return (
    <Sheet>
      <h1>Colour</h1>
      <section>
        <h2>Tokens</h2>
        <Swatches of={coloursOf(colours)} />
      </section>
      <section>
        <h2>{palette.mode === 'dark' ? 'Dark' : 'Light'}: what they are for</h2>
        <Swatches of={paletteColours(palette)} />
      </section>
      <section>
        <h2>Contrast of text, at least 4.5 (WCAG 2.2 AA)</h2>
        <Tiles>
          {textPairs(palette).map((pair) => (
            <PairTile key={`${pair.text.name} ${pair.ground.name}`} {...pair} />
          ))}
        </Tiles>
      </section>
    </Sheet>
  );
}
