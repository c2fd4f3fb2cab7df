import type { TypographyVariantsOptions } from '@mui/material/styles';
import { fonts } from './tokens';

const heading = {
  fontFamily: fonts.heading,
  fontWeight: 700,
  lineHeight: 1.08,
  textWrap: 'balance',
} as const;
const text = { fontFamily: fonts.text, fontWeight: 400 };

/** Sizes are in rem, so that they follow the browser's text size. */
export const typography: TypographyVariantsOptions = {
  fontFamily: fonts.text,
  h1: { ...heading, fontSize: 'clamp(2.6rem, 1.7rem + 3.8vw, 4.75rem)', lineHeight: 1 },
  h2: { ...heading, fontSize: 'clamp(2rem, 1.55rem + 1.9vw, 3.1rem)' },
  h3: { ...heading, fontWeight: 600, fontSize: 'clamp(1.4rem, 1.25rem + 0.6vw, 1.75rem)' },
  lead: { ...text, fontSize: '1.1875rem', lineHeight: 1.65 },
  body1: { ...text, fontSize: '1.0625rem', lineHeight: 1.65 },
  body2: { ...text, fontSize: '0.9375rem', lineHeight: 1.55 },
  caption: { ...text, fontSize: '0.8125rem', lineHeight: 1.55 },
  button: { ...text, fontWeight: 600, fontSize: '1rem', lineHeight: 1.75, textTransform: 'none' },
  overline: {
    fontFamily: fonts.heading,
    fontWeight: 600,
    fontSize: '1.0625rem',
    letterSpacing: '0.12em',
    lineHeight: 1.3,
    textTransform: 'uppercase',
  },
};
