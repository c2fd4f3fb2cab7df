import type { CSSObject, Theme } from '@mui/material/styles';
import { compactStyles, pressStyles } from './pressStyles';

const drawing = (path: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='3' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`;

const tick = drawing('M4.5 12.5l5 5 10-11');
const cross = drawing('M6 6l12 12M18 6L6 18');

/**
 * A button for a gloved thumb in sunlight, with its icon above the word and full color when
 * pressed.
 */
function markStyles({ palette, radii, spacing, typography }: Theme): CSSObject {
  const pressed = (color: string, text: string) => ({
    '&[aria-pressed="true"]': { background: color, borderColor: color, color: text },
  });
  return {
    '.mark': {
      ...typography.button,
      // In rem, so that it grows with the text. The two buttons are side by side if their words
      // fit.
      flex: `0 0 min(5.375rem, 50% - ${spacing(0.5)})`,
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'center',
      gap: 2,
      minHeight: 60,
      padding: 4,
      fontSize: '0.875rem',
      lineHeight: 1.2,
      color: palette.text.primary,
      background: palette.background.paper,
      border: `2px solid ${palette.surface.edge}`,
      borderRadius: radii.medium,
      cursor: 'pointer',
      touchAction: 'manipulation',
      WebkitTapHighlightColor: 'transparent',
    },
    '.mark::before': {
      content: '""',
      width: 22,
      height: 22,
      background: 'currentColor',
      WebkitMask: 'var(--sign) center / contain no-repeat',
      mask: 'var(--sign) center / contain no-repeat',
    },
    '.mark:disabled': { cursor: 'not-allowed', opacity: 0.7 },
    '.mark-good': {
      '--sign': tick,
      ...pressed(palette.success.main, palette.success.contrastText),
    },
    '.mark-defective': {
      '--sign': cross,
      ...pressed(palette.error.main, palette.error.contrastText),
    },
  };
}

function itemStyles({ palette, spacing, typography }: Theme): CSSObject {
  return {
    '.item': {
      padding: spacing(1, 1.5, 1, 2),
      borderTop: `1px solid ${palette.divider}`,
      boxShadow: 'inset 4px 0 0 transparent',
    },
    '.item[data-state="good"]': { boxShadow: `inset 4px 0 0 ${palette.success.main}` },
    '.item[data-state="defective"]': {
      boxShadow: `inset 4px 0 0 ${palette.error.main}`,
      // 5% opacity.
      background: `${palette.error.main}0D`,
      paddingBottom: spacing(2),
    },
    '.item-line': {
      display: 'flex',
      alignItems: 'center',
      justifyContent: 'flex-end',
      flexWrap: 'wrap',
      gap: spacing(1),
    },
    '.item-name': {
      ...typography.body1,
      // If large text leaves too little width for the word next to the buttons, it moves to the line above.
      flex: '1 1 calc((17rem - 100%) * 999)',
      minWidth: 0,
      lineHeight: 1.3,
      fontWeight: 500,
      overflowWrap: 'anywhere',
    },
    '.item-name abbr': {
      marginLeft: 6,
      color: palette.text.secondary,
      textDecoration: 'none',
      fontWeight: 400,
    },
    '.item-fixed': { display: 'block', color: palette.text.secondary, fontWeight: 400 },
  };
}

/**
 * In forced colors, a pressed button is shown as selected. Must come after the styles it overrides.
 */
const forcedStyles: CSSObject = {
  '@media (forced-colors: active)': {
    // Its background is the icon, in the color of the text.
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

/** On the narrowest phones the text needs all the space it can get. */
function narrowStyles({ spacing }: Theme): CSSObject {
  return {
    '@media (max-width: 359px)': {
      '.item': { paddingInline: spacing(1.5, 1) },
      '.mark': { flexBasis: 'min(4.75rem, 50% - 4px)' },
      '.category-head': { paddingInline: spacing(1.5) },
    },
  };
}

/**
 * One style sheet for the whole checklist; docs/decisions/0001-native-checklist-rows.md says why.
 */
export function checklistStyles(theme: Theme): CSSObject {
  const { palette, spacing, radii } = theme;
  return {
    display: 'grid',
    gap: spacing(3),
    '.section': { display: 'grid', gap: spacing(2) },
    '.section-head': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      columnGap: spacing(2),
    },
    '.section-head h2': { fontSize: '1.875rem' },
    '.section-head p': { ...theme.typography.body2, color: palette.text.secondary },
    '.category': {
      background: palette.background.paper,
      border: `1px solid ${palette.divider}`,
      borderRadius: radii.medium,
      overflow: 'clip',
    },
    '.category-head': {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: spacing(2),
      padding: spacing(1.5, 2),
    },
    '.category-head h3': { fontSize: '1.5rem' },
    '.category-count': {
      ...theme.typography.body2,
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
      color: palette.text.secondary,
    },
    '.category-count[data-complete]': { color: palette.success.main, fontWeight: 600 },
    ...itemStyles(theme),
    ...markStyles(theme),
    ...pressStyles(theme),
    ...compactStyles(theme),
    ...narrowStyles(theme),
    ...forcedStyles,
  };
}
