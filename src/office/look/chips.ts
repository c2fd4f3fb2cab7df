import { alpha, type CSSObject, type Theme } from '@mui/material/styles';
import { colors } from '@/theme/tokens';

type Look = NonNullable<Theme['components']>;

const inks = {
  default: { light: colors.ink[700], dark: colors.headlight[200] },
  info: { light: colors.midnight[700], dark: colors.midnight[300] },
  success: { light: colors.go[700], dark: colors.go[300] },
  warning: { light: colors.signal[700], dark: colors.signal[400] },
  error: { light: colors.stop[700], dark: colors.stop[300] },
} as const;
const tones = ['default', 'info', 'success', 'warning', 'error'] as const;

/** Text on a tint of the same color, with a contrast that meets WCAG AA. */
function getTintStyle({ palette }: Pick<Theme, 'palette'>, tone: keyof typeof inks): CSSObject {
  const ink = inks[tone][palette.mode];
  const backgroundColor = alpha(ink, palette.mode === 'light' ? 0.1 : 0.12);
  return {
    color: ink,
    backgroundColor,
    // MUI's colors for these states do not meet WCAG AA with this text.
    '&.MuiChip-clickable:is(:hover, .Mui-focusVisible)': { backgroundColor },
    '& .MuiChip-icon': { color: 'inherit' },
  };
}

export function chips(theme: Theme): Look {
  return {
    MuiChip: {
      styleOverrides: {
        root: {
          height: 'auto',
          minHeight: 24,
          fontWeight: 600,
          borderRadius: theme.radii.small,
          variants: tones.map((color) => ({
            props: { color, variant: 'filled' as const },
            style: getTintStyle(theme, color),
          })),
        },
        // Wraps a long label instead of cutting it off.
        label: { whiteSpace: 'normal', paddingBlock: 2 },
        icon: { fontSize: '1rem' },
      },
    },
  };
}
