/**
 * For a text button with an icon that starts where the text above it starts. Its padding and border lie
 * outside.
 */
export const inLine = { px: 1, ml: -1.25, '& .MuiButton-startIcon': { ml: 0 } };
