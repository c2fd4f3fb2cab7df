import { unstable_memoTheme } from '@mui/material/utils';

/**
 * Computes a style once per theme instead of at every render, as MUI's own components do. This
 * shortens the first render's work on the main thread (docs/performance.md).
 */
export const memoTheme = unstable_memoTheme;
