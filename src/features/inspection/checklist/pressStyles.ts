import type { CSSObject, Theme } from '@mui/material/styles';

/** Styles of the buttons that mark several items and of the defect phrases next to the rows. */
export function pressStyles({ palette, spacing, radii, layout, typography }: Theme): CSSObject {
  const press: CSSObject = {
    ...typography.button,
    minHeight: layout.target,
    padding: spacing(0.5, 2),
    lineHeight: 1.2,
    color: palette.text.primary,
    cursor: 'pointer',
    touchAction: 'manipulation',
    WebkitTapHighlightColor: 'transparent',
  };
  return {
    '.section[hidden]': { display: 'none' },
    '.filter-notice': { scrollMarginTop: layout.headerHeight + 16 },
    '.filter-notice:has(:empty)': { display: 'none' },
    '.bulk': { display: 'flex', alignItems: 'center' },
    '.bulk > span': {
      flex: 1,
      paddingLeft: spacing(2),
      fontWeight: 600,
      color: palette.success.main,
    },
    '.bulk > span:empty': { display: 'none' },
    '.bulk-press': { ...press, background: palette.surface.sunken, border: 0 },
    '.bulk > span:empty + .bulk-press': { flex: 1 },
    '.section > .bulk': {
      overflow: 'clip',
      border: `2px solid ${palette.surface.edge}`,
      borderRadius: radii.medium,
    },
    '.phrases': { display: 'flex', flexWrap: 'wrap', gap: spacing(1), margin: spacing(1, 0, 1.5) },
    '.phrase': {
      ...press,
      fontWeight: 500,
      background: palette.background.paper,
      border: `1px solid ${palette.surface.edge}`,
      borderRadius: radii.pill,
    },
  };
}

/** On a phone, the rows are as low as a gloved thumb allows, which reduces scrolling. */
export function compactStyles({ breakpoints, spacing }: Theme): CSSObject {
  const phone = breakpoints.down('sm');
  return {
    '.items': {
      [phone]: {
        // Together with the border, leaves 8 px between the buttons of two rows.
        '.item': { paddingBlock: 3.5 },
        '.item[data-state="defective"]': { paddingBottom: spacing(2) },
        '.mark': { minHeight: 48, padding: 2, gap: 1 },
        '.mark::before': { width: 18, height: 18 },
        '.item-name': { lineHeight: 1.2 },
      },
    },
    '.category > .category-head': { [phone]: { paddingBlock: spacing(0.75) } },
    '.section:nth-of-type(n)': { [phone]: { gap: spacing(1.25) } },
  };
}
