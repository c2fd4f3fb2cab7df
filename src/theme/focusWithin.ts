import type { CSSObject } from '@mui/material/styles';

/** For browsers without `:has`, such as Firefox 115. Other uses of `:has` are decoration. */
export const withoutHas = '@supports not selector(:has(*))';

/** Styles of an element in which the keyboard's focus is; without `:has`, any focus. */
export const focusWithin = (styles: CSSObject): CSSObject => ({
  '&:has(:focus-visible)': styles,
  [withoutHas]: { '&:focus-within': styles },
});
