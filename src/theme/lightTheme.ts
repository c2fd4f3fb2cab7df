import { createAppTheme } from './createAppTheme';

/** In a separate file, so that a page without the light scheme does not create it. */
export const lightTheme = createAppTheme('light');
