import styled from '@emotion/styled';
import type { HouseTheme } from './houseTheme';

declare module '@emotion/react' {
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type -- emotion asks for an interface
  export interface Theme extends HouseTheme {}
}

/**
 * Emotion's `styled` on the house's theme. MUI's own is left out on purpose: with its theme it weighs 20 KB (brotli) of
 * every first load, for features that native elements do not need.
 */
export { styled };

export { ThemeProvider, useTheme } from '@emotion/react';
export type { CSSObject, Theme } from '@emotion/react';
