import type { CSSObject } from '@mui/material/styles';

/** Selects browsers without `:has`, such as Firefox 115. */
export const withoutHas = '@supports not selector(:has(*))';

/** Styles an element while the keyboard focus is inside it. Without `:has`, any focus counts. */
export const focusWithin = (styles: CSSObject): CSSObject => ({
  '&:has(:focus-visible)': styles,
  [withoutHas]: { '&:focus-within': styles },
});
