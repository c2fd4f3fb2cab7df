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

/** Text on a tint of its own color. The contrast meets AA on each of the office's surfaces. */
function tintOf({ palette }: Pick<Theme, 'palette'>, tone: keyof typeof inks): CSSObject {
  const ink = inks[tone][palette.mode];
  const backgroundColor = alpha(ink, palette.mode === 'light' ? 0.1 : 0.16);
  return {
    color: ink,
    backgroundColor,
    // MUI's own colors for these do not meet AA with this text.
    '&.MuiChip-clickable:is(:hover, .Mui-focusVisible)': { backgroundColor },
    '& .MuiChip-icon': { color: 'inherit' },
  };
}

/** Chips, which show statuses. */
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
            style: tintOf(theme, color),
          })),
        },
        // A long status wraps instead of losing its end, even with text at 200 %.
        label: { whiteSpace: 'normal', paddingBlock: 2 },
        icon: { fontSize: '1rem' },
      },
    },
  };
}
