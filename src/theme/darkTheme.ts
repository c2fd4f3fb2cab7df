import { createAppTheme } from './createAppTheme';

/** The site's theme. */
export const darkTheme = createAppTheme('dark');
