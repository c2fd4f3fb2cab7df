import type { CSSObject } from '@mui/material/styles';

const drawing = (path: string) =>
  `url("data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='none' stroke='%23000' stroke-width='3' stroke-linecap='round' stroke-linejoin='round'%3E%3Cpath d='${path}'/%3E%3C/svg%3E")`;

export const tick = drawing('M4.5 12.5l5 5 10-11');
export const cross = drawing('M6 6l12 12M18 6L6 18');
export const dash = drawing('M6 12h12');

export const sign = {
  content: '""',
  background: 'currentColor',
  WebkitMask: 'var(--sign) center / contain no-repeat',
  mask: 'var(--sign) center / contain no-repeat',
} satisfies CSSObject;
