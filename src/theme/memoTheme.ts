import { unstable_memoTheme } from '@mui/material/utils';

/**
 * Computes a style once per theme instead of at every render, as MUI's components do. This shortens the main thread's
 * work at the first render
 * (docs/performance.md, What each optimization gains).
 */
export const memoTheme = unstable_memoTheme;
