import type { CSSObject, Theme } from '../theme/styled';

/** The look of inputs, text areas and selects. 16 px text at least, else phones zoom in on focus. */
export function controlStyles({ palette, typography, spacing, house }: Theme): CSSObject {
  return {
    ...typography.body1,
    width: '100%',
    minHeight: house.layout.target,
    padding: spacing(1.25, 1.75),
    color: palette.text.primary,
    background: palette.surface.sunken,
    border: `1px solid ${palette.surface.edge}`,
    borderRadius: house.radii.small,
    transition: `border-color ${house.motion.quick}`,
    '&::placeholder': { color: palette.text.disabled, opacity: 1 },
    '&:hover:not(:disabled)': { borderColor: palette.text.primary },
    '&:focus-visible': { outlineOffset: 0 },
    '&[aria-invalid="true"]': { borderColor: palette.error.main, borderWidth: 2 },
    '&:disabled': { opacity: 0.65, cursor: 'not-allowed' },
  };
}
