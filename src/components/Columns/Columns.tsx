import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';

/**
 * Columns whose widths are these shares of the row, such as 2 and 1. Windows narrower than `from`
 * have one column.
 */
interface Shares {
  shares: readonly number[];
  from: 'sm' | 'md';
}

/** As many equal columns as fit. */
interface Fitting {
  /** Minimum width of a column, in px at the default text size. */
  minWidth: number;
  /** Whether fewer children than fit in a row share its whole width. */
  stretch?: boolean;
}

type ColumnsProps = (Shares | Fitting) & {
  component?: 'div' | 'ul' | 'article';
  sx?: SystemStyleObject<Theme>;
  children: React.ReactNode;
};

function templateOf(columns: Shares | Fitting) {
  if ('shares' in columns) {
    return {
      xs: 'minmax(0, 1fr)',
      [columns.from]: columns.shares.map((share) => `minmax(0, ${share}fr)`).join(' '),
    };
  }
  const repeat = columns.stretch ? 'auto-fit' : 'auto-fill';
  return `repeat(${repeat}, minmax(min(100%, ${columns.minWidth / 16}rem), 1fr))`;
}

/** Places its children in columns. `sx` sets the distance between them (`gap`). */
export function Columns({ component = 'div', sx, children, ...columns }: ColumnsProps) {
  return (
    <Box
      component={component}
      sx={{ display: 'grid', gridTemplateColumns: templateOf(columns), ...sx }}
    >
      {children}
    </Box>
  );
}
