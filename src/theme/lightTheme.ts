import { createAppTheme } from './createAppTheme';

/** The report's theme by day, in a file of its own: public pages don't make it. */
export const lightTheme = createAppTheme('light');
