import { createAppTheme } from './createAppTheme';

/** The report's theme, in a file of its own: public pages don't make it. */
export const lightTheme = createAppTheme('light');
