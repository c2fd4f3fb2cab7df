import type { CSSObject, Theme } from '@mui/material/styles';
import { defectStyles, markStyles, pressStyles } from './pressStyles';

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
      // The suffix 0D is an opacity of 5%.
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
      // If large text leaves too little width next to the buttons, the name moves to a separate line above them.
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
    '.not-fitted': { ...typography.body2, color: palette.text.secondary },
    '.item-fixed': { display: 'block', color: palette.text.secondary, fontWeight: 400 },
  };
}

/** On a phone, a row is only as high as a gloved thumb needs, which reduces scrolling. */
function compactStyles({ breakpoints, spacing }: Theme): CSSObject {
  const phone = breakpoints.down('sm');
  return {
    '.items': {
      [phone]: {
        // With the border, there are 4 px between the buttons of two rows.
        '.item': { paddingBlock: 1.5 },
        '.item[data-state="defective"]': { paddingBottom: spacing(2) },
        '.mark': { minHeight: 48, padding: 2, gap: 1 },
        '.mark::before': { width: 18, height: 18 },
        '.item-name': { lineHeight: 1.2 },
      },
    },
    '.section:nth-of-type(n)': { [phone]: { gap: spacing(1) } },
  };
}

/** The narrowest phones have smaller margins and buttons, because the text needs the space. */
function narrowStyles({ spacing }: Theme): CSSObject {
  return {
    '@media (max-width: 359px)': {
      '.item': { paddingInline: spacing(1.5, 1) },
      '.mark': { flexBasis: 'min(4.75rem, 50% - 4px)' },
      '.category-head': { paddingInline: spacing(1.5) },
    },
  };
}

/** One style sheet for the whole checklist (docs/decisions/0001-native-checklist-rows.md). */
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
    // The heading reserves its button's height, so that nothing moves when the button appears or disappears.
    '.category-head': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: spacing(1),
      minHeight: theme.layout.target + 2,
      padding: spacing(0, 1.5, 0, 2),
    },
    // With large text, the button moves below the title.
    '.category-head > div': { flex: 1, minWidth: 'min-content' },
    '.category-head h3': { fontSize: '1.5rem', lineHeight: 1.1 },
    '.category-count': {
      ...theme.typography.body2,
      lineHeight: 1.3,
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
      color: palette.text.secondary,
    },
    '.category-count[data-complete]': { color: palette.success.main, fontWeight: 600 },
    ...itemStyles(theme),
    ...markStyles(theme),
    ...pressStyles(theme),
    ...defectStyles(theme),
    ...compactStyles(theme),
    ...narrowStyles(theme),
  };
}
