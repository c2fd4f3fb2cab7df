import { styled } from '@mui/material/styles';
import { memoTheme } from '@/theme/memoTheme';

const Scene = styled('svg')(
  memoTheme(({ theme }) => ({
    '.glow': { stopColor: theme.palette.primary.main },
    '.hills': { fill: theme.palette.background.default },
    '.road': { fill: theme.palette.surface.sunken },
    '.edge': { stroke: theme.palette.surface.line, strokeWidth: 3 },
    '.lane': { fill: theme.palette.primary.main },
    '.star': { fill: theme.palette.text.secondary },
  })),
);

const stars = [
  [120, 90], [260, 210], [410, 60], [520, 180], [760, 110], [910, 230], [1060, 70], [1180, 190],
  [1330, 120], [70, 300], [1400, 290], [640, 40], [330, 330], [1120, 330],
] as const; // oxfmt-ignore

/** The dashes of the center line as [top, bottom] in SVG units. They grow toward the viewer. */
const dashes = [
  [568, 576], [586, 600], [616, 638], [662, 696], [732, 784], [838, 916],
] as const; // oxfmt-ignore

/** Half the width of the center line at this y. The horizon is at 558. */
function reach(y: number): number {
  return (y - 556) * 0.022 + 0.4;
}

/** The decoration behind the login card: a road at night. */
export function NightRoad() {
  return (
    <Scene viewBox="0 0 1440 900" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <defs>
        <radialGradient id="login-glow">
          <stop className="glow" offset="0" stopOpacity="0.5" />
          <stop className="glow" offset="1" stopOpacity="0" />
        </radialGradient>
      </defs>
      {stars.map(([x, y]) => (
        <circle key={x} className="star" cx={x} cy={y} r="1.6" />
      ))}
      <ellipse cx="720" cy="560" rx="520" ry="170" fill="url(#login-glow)" />
      <path
        className="hills"
        d="M0 520l180-34 150 26 170-38 220 60 190-44 210 34 170-30 150 22v384H0z"
      />
      <path className="road" d="M712 558h16l620 342H92z" />
      <path className="edge" d="M712 558L92 900M728 558l620 342" fill="none" />
      {dashes.map(([top, bottom]) => (
        <path
          key={top}
          className="lane"
          d={`M${720 - reach(top)} ${top}H${720 + reach(top)}L${720 + reach(bottom)} ${bottom}H${720 - reach(bottom)}z`}
        />
      ))}
    </Scene>
  );
}
