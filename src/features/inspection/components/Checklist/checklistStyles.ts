import type { CSSObject, Theme } from '@mui/material/styles';
import { compactStyles, pressStyles } from './pressStyles';

const drawing = (path: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='3' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`;

const tick = drawing('M4.5 12.5l5 5 10-11');
const cross = drawing('M6 6l12 12M18 6L6 18');

/** A button for a gloved thumb in the sun: sign above word, full colour when pressed. */
function markStyles({ palette, radii, typography }: Theme): CSSObject {
  const pressed = (colour: string, text: string) => ({
    '&[aria-pressed="true"]': { background: colour, borderColor: colour, color: text },
  });
  return {
    '.mark': {
      ...typography.button,
      flex: 'none',
      display: 'grid',
      justifyItems: 'center',
      alignContent: 'center',
      gap: 2,
      width: 86,
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
      // Five parts in a hundred of it.
      background: `${palette.error.main}0D`,
      paddingBottom: spacing(2),
    },
    '.item-line': {
      display: 'flex',
      alignItems: 'center',
      gap: spacing(1),
      scrollMarginBlock: '140px 180px',
    },
    '.item-name': {
      ...typography.body1,
      flex: 1,
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

/** One style sheet for the whole checklist: why is in docs/decisions/0001-native-checklist-rows.md. */
export function checklistStyles(theme: Theme): CSSObject {
  const { palette, spacing, radii, layout } = theme;
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
    '.section-head h2': { ...theme.typography.h2, fontSize: '1.875rem' },
    '.section-head p': { ...theme.typography.body2, color: palette.text.secondary },
    '.category': {
      background: palette.background.paper,
      border: `1px solid ${palette.divider}`,
      borderRadius: radii.medium,
      overflow: 'clip',
      scrollMarginTop: layout.headerHeight + 16,
    },
    '.category-head': {
      display: 'flex',
      alignItems: 'baseline',
      justifyContent: 'space-between',
      gap: spacing(2),
      padding: spacing(1.5, 2),
    },
    '.category-head h3': { ...theme.typography.h3, fontSize: '1.5rem' },
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
  };
}
