import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import type { SystemStyleObject } from '@mui/system';

/**
 * `shares` are the relative widths of the columns, such as 2 and 1. A window narrower than `from` has a single column.
 */
interface Shares {
  shares: readonly number[];
  from: 'sm' | 'md';
}

interface Fitting {
  /** In px at the default text size. */
  minWidth: number;
  /** Whether a few children fill the row even if more would fit. */
  stretch?: boolean;
}

type ColumnsProps = (Shares | Fitting) & {
  component?: 'div' | 'ul' | 'article';
  sx?: SystemStyleObject<Theme>;
  children: React.ReactNode;
};

function toGridTemplateColumns(columns: Shares | Fitting) {
  if ('shares' in columns) {
    return {
      xs: 'minmax(0, 1fr)',
      [columns.from]: columns.shares.map((share) => `minmax(0, ${share}fr)`).join(' '),
    };
  }
  const repeat = columns.stretch ? 'auto-fit' : 'auto-fill';
  return `repeat(${repeat}, minmax(min(100%, ${columns.minWidth / 16}rem), 1fr))`;
}

/** Places its children in columns. Set the gap with `sx`. */
export function Columns({ component = 'div', sx, children, ...columns }: ColumnsProps) {
  return (
    <Box
      component={component}
      sx={{ display: 'grid', gridTemplateColumns: toGridTemplateColumns(columns), ...sx }}
    >
      {children}
    </Box>
  );
}
