import type { Theme } from '@mui/material/styles';

/** The office's text sizes, smaller than the site's so that more of a list fits on the screen. */
export function officeTypography({ typography }: Theme): Theme['typography'] {
  const text = { ...typography.body1, fontWeight: 600, letterSpacing: '-0.006em' };
  const section = { ...text, fontSize: '1rem', lineHeight: 1.4 };
  return {
    ...typography,
    h1: { ...typography.h1, fontSize: '1.875rem', lineHeight: 1.15 },
    h2: { ...text, fontSize: '1.25rem', lineHeight: 1.35 },
    h3: section,
    h4: { ...text, fontSize: '1.125rem', lineHeight: 1.4 },
    h5: section,
    h6: section,
    body1: { ...typography.body1, fontSize: '0.9375rem', lineHeight: 1.5 },
    body2: { ...typography.body2, fontSize: '0.875rem', lineHeight: 1.45 },
    button: { ...typography.button, fontSize: '0.875rem', lineHeight: 1.5 },
    overline: {
      ...typography.body2,
      fontSize: '0.75rem',
      fontWeight: 600,
      lineHeight: 1.5,
      letterSpacing: '0.04em',
      textTransform: 'uppercase',
    },
  };
}
