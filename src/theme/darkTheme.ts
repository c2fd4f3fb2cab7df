import { createAppTheme } from './createAppTheme';

/** The site's theme, and the report's at night. */
export const darkTheme = createAppTheme('dark');
