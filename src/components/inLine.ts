/**
 * Aligns the icon of a text button with the start of the text above. The button's padding and border extend to the left
 * of it.
 */
export const inLine = { px: 1, ml: -1.25, '& .MuiButton-startIcon': { ml: 0 } };
