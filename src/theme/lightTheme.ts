import { createAppTheme } from './createAppTheme';

/** The report's theme by day. It is in a separate file, so that public pages don't create it. */
export const lightTheme = createAppTheme('light');
