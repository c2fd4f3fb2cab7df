import type { CSSObject, Theme } from '../theme/styled';

/** `signal` is the one thing to do, `outline` the other thing, `quiet` what stands back. */
export type ButtonLook = 'signal' | 'outline' | 'quiet';

function colours({ palette }: Theme, look: ButtonLook): CSSObject {
  switch (look) {
    case 'signal':
      return {
        background: palette.primary.main,
        color: palette.primary.contrastText,
        '&:hover:not(:disabled)': { background: palette.primary.dark },
      };
    case 'outline':
      return {
        background: 'transparent',
        color: palette.text.primary,
        borderColor: palette.surface.edge,
        '&:hover:not(:disabled)': { borderColor: palette.primary.main },
      };
    case 'quiet':
      return {
        background: 'transparent',
        color: palette.text.primary,
        '&:hover:not(:disabled)': { background: palette.action.hover },
      };
  }
}

/** The look of whatever is pressed: buttons and links that look like one. */
export function buttonStyles(theme: Theme, look: ButtonLook = 'signal'): CSSObject {
  return {
    ...theme.typography.button,
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: theme.spacing(1),
    minHeight: theme.house.layout.target,
    padding: theme.spacing(1.25, 3),
    border: '2px solid transparent',
    borderRadius: theme.house.radii.small,
    textAlign: 'center',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: ['background-color', 'border-color', 'color']
      .map((property) => `${property} ${theme.house.motion.quick}`)
      .join(', '),
    '&:disabled': { opacity: 0.6, cursor: 'default' },
    ...colours(theme, look),
  };
}
