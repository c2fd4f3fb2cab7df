import type { CSSObject, Theme } from '@mui/material/styles';

/** A row of the side menu, wide enough for a thumb: links and account actions look alike. */
export function menuRow(theme: Theme): CSSObject {
  return {
    ...theme.typography.h3,
    fontSize: '1.375rem',
    display: 'flex',
    alignItems: 'center',
    gap: theme.spacing(1.5),
    width: '100%',
    minHeight: 52,
    padding: 0,
    color: theme.palette.text.primary,
    textAlign: 'left',
    textDecoration: 'none',
    background: 'none',
    border: 0,
    borderBottom: `1px solid ${theme.palette.divider}`,
    cursor: 'pointer',
    '&:hover, &[aria-current="page"]': { color: theme.palette.primary.main },
  };
}
