import type { CSSObject, Theme } from '@mui/material/styles';
import { fieldBackground } from '@/theme/components/fields';
import { cross, sign, tick } from './signs';

const pressBase = ({ palette, typography }: Theme): CSSObject => ({
  ...typography.button,
  lineHeight: 1.2,
  color: palette.text.primary,
  cursor: 'pointer',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  '&:disabled': { cursor: 'not-allowed', opacity: 0.7 },
});

const press = (theme: Theme): CSSObject => ({
  ...pressBase(theme),
  minHeight: theme.layout.target,
  padding: theme.spacing(0.5, 2),
});

/** Styles of a button for a gloved thumb in sunlight. */
export function markStyles(theme: Theme): CSSObject {
  const { palette, radii, spacing } = theme;
  const pressed = (color: string, text: string) => ({
    '&[aria-pressed="true"]': { background: color, borderColor: color, color: text },
  });
  return {
    '.mark': {
      ...pressBase(theme),
      // The width is in rem, because it must grow with the text.
      flex: `0 0 min(5.375rem, 50% - ${spacing(0.5)})`,
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'center',
      gap: 2,
      minHeight: 60,
      padding: 4,
      fontSize: '0.875rem',
      background: palette.background.paper,
      border: `2px solid ${palette.surface.edge}`,
      borderRadius: radii.medium,
    },
    '.mark::before': {
      ...sign,
      width: 22,
      height: 22,
    },
    '.mark-good': {
      '--sign': tick,
      ...pressed(palette.success.main, palette.success.contrastText),
    },
    '.mark-defective': {
      '--sign': cross,
      ...pressed(palette.error.main, palette.error.contrastText),
    },
    // With forced colors, a pressed button uses the system's selection color.
    '@media (forced-colors: active)': {
      // The background draws the icon in the text color.
      '.mark::before': { forcedColorAdjust: 'none', background: 'ButtonText' },
      '.mark[aria-pressed="true"]::before': { background: 'HighlightText' },
      '.mark[aria-pressed="true"]': {
        forcedColorAdjust: 'none',
        color: 'HighlightText',
        background: 'Highlight',
        borderColor: 'Highlight',
      },
    },
  };
}

export function pressStyles(theme: Theme): CSSObject {
  const { palette, spacing, radii, layout } = theme;
  return {
    '.section[hidden]': { display: 'none' },
    '.filter-notice': { scrollMarginTop: layout.headerHeight + 16 },
    '.filter-notice:has(:empty)': { display: 'none' },
    '.bulk': { display: 'flex', alignItems: 'center' },
    '.all-good': {
      ...press(theme),
      flex: '0 0 auto',
      maxWidth: '100%',
      background: palette.surface.sunken,
      border: `2px solid ${palette.surface.edge}`,
      borderRadius: radii.medium,
    },
    '.all-good[aria-disabled="true"]': { opacity: 0.6, cursor: 'default' },
    '.bulk > span': {
      flex: 1,
      paddingLeft: spacing(2),
      fontWeight: 600,
      color: palette.success.main,
    },
    '.bulk > span:empty': { display: 'none' },
    '.bulk-press': { ...press(theme), background: palette.surface.sunken, border: 0 },
    '.bulk > span:empty + .bulk-press': { flex: 1 },
    '.section > .bulk': {
      overflow: 'clip',
      border: `2px solid ${palette.surface.edge}`,
      borderRadius: radii.medium,
    },
  };
}

/** Styles of a defect's phrases and description. */
export function defectStyles(theme: Theme): CSSObject {
  const { palette, spacing, radii, layout, typography } = theme;
  return {
    '.phrases': { display: 'flex', flexWrap: 'wrap', gap: spacing(1), margin: spacing(1, 0, 1.5) },
    '.phrase': {
      ...press(theme),
      fontWeight: 500,
      background: palette.background.paper,
      border: `1px solid ${palette.surface.edge}`,
      borderRadius: radii.pill,
    },
    '.defect-label': { ...typography.body2, display: 'block', fontWeight: 600 },
    '.defect-label::after': { content: ["'\\00a0*'", "'\\00a0*' / ''"] },
    '.defect-text': {
      ...typography.body1,
      display: 'block',
      width: '100%',
      minHeight: layout.target,
      marginTop: spacing(0.75),
      padding: spacing(1.25, 1.75),
      resize: 'vertical',
      color: palette.text.primary,
      background: fieldBackground(theme),
      border: `1px solid ${palette.surface.edge}`,
      borderRadius: radii.small,
      '&::placeholder': { color: palette.text.disabled, opacity: 1 },
      '@media (hover: hover)': { '&:enabled:hover': { borderColor: palette.text.primary } },
      '&:focus': { outline: `3px solid ${palette.primary.main}`, outlineOffset: 0 },
      '&:disabled': { opacity: 0.65, cursor: 'not-allowed' },
      '&[aria-invalid="true"], &[aria-invalid="true"]:hover': {
        borderColor: palette.error.main,
        boxShadow: `inset 0 0 0 1px ${palette.error.main}`,
        // Forced colors remove the color and the shadow, so a wider border replaces them.
        '@media (forced-colors: active)': { borderWidth: 2 },
      },
    },
  };
}
