/**
 * Styles of a text button with an icon. The icon aligns with the start of the text above, and the
 * padding and border lie outside.
 */
export const inLine = { px: 1, ml: -1.25, '& .MuiButton-startIcon': { ml: 0 } };
