import { styled } from '@mui/material/styles';
import { colors } from '@/theme/tokens';

const Scene = styled('svg')(({ theme: { palette } }) => ({
  display: 'block',
  width: '100%',
  maxWidth: 320,
  height: 'auto',
  '.land': { fill: palette.action.hover },
  '.line': { stroke: palette.text.secondary, strokeWidth: 3, strokeLinecap: 'round' },
  '.lane, .sign': { fill: colors.signal[400] },
  '.sign, .symbol': { stroke: colors.ink[900], strokeWidth: 4, strokeLinejoin: 'round' },
  '.symbol': { fill: 'none', strokeWidth: 6, strokeLinecap: 'round' },
}));

const symbols = {
  lost: 'M148 58a12 12 0 1 1 12 13v7M160 91v.1',
  /** A white bar, as on a 'Do not enter' sign. */
  closed: 'M140 70h40',
  offline: 'M142 64a26 26 0 0 1 36 0M150 75a15 15 0 0 1 20 0M160 87v.1M144 92l32-44',
  empty: 'M160 92V52M147 64l13-13 13 13',
} as const;

export type RoadSymbol = keyof typeof symbols;

/** A decorative road with a sign. */
export function RoadDrawing({ symbol }: { symbol: RoadSymbol }) {
  return (
    <Scene viewBox="0 0 320 180" aria-hidden="true">
      <path className="land" d="M0 146l70-16 90 10 80-14 80 16v38H0z" />
      <path
        className="lane"
        d="M40 162h36v5H40zM112 162h36v5h-36zM184 162h36v5h-36zM256 162h36v5h-36z"
      />
      <path className="line" d="M16 148h288M160 116v32" />
      <path className="sign" d="M160 22l48 48-48 48-48-48z" />
      <path className="symbol" d={symbols[symbol]} />
    </Scene>
  );
}
