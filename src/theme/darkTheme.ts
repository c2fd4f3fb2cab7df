import { createAppTheme } from './createAppTheme';

/** The theme of the site and, at night, of the report. */
export const darkTheme = createAppTheme('dark');
