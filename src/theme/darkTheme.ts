import { createAppTheme } from './createAppTheme';

/** The theme of the site, and of the report in the dark scheme. */
export const darkTheme = createAppTheme('dark');
