import { createAppTheme } from './createAppTheme';

/** The theme of the report in the light scheme. In a separate file, so that public pages do not create it. */
export const lightTheme = createAppTheme('light');
