import { createAppTheme } from './createAppTheme';

/** The theme of the site, and of the report at night. */
export const darkTheme = createAppTheme('dark');
