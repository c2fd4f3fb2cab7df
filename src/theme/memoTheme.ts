import { unstable_memoTheme } from '@mui/material/utils';

/**
 * Computes a style once per theme instead of at every render, as MUI's own components do. It is
 * what keeps the first render's main thread short (docs/performance.md).
 */
export const memoTheme = unstable_memoTheme;
