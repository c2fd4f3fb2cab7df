import { unstable_memoTheme } from '@mui/material/utils';

/**
 * Like MUI's components, computes a style once per theme, not at every render. This shortens the first render
 * (docs/performance.md, What each optimization gains).
 */
export const memoTheme = unstable_memoTheme;
