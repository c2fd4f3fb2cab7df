import type { CSSObject, Theme, ThemeOptions } from '@mui/material/styles';
import { focusWithin } from '../focusWithin';
import { memoTheme } from '../memoTheme';

/** The background of a field. It is white in the light scheme, for contrast in sunlight. */
export function fieldBackground({ palette }: Pick<Theme, 'palette'>): string {
  return palette.mode === 'light' ? palette.background.paper : palette.surface.sunken;
}

/**
 * The icon of a checkbox or radio button. Its style depends on the native control, which can change without MUI
 * noticing.
 */
function mark({ palette, radii }: Omit<Theme, 'components'>): CSSObject {
  return {
    padding: 0,
    borderRadius: radii.small,
    '&, &.Mui-checked': { color: palette.surface.edge },
    '& input:not(:checked) ~ .checked, & input:checked ~ .unchecked': { display: 'none' },
    '& .checked': { color: palette.primary.main },
    '@media (forced-colors: active)': { '& .checked': { color: 'Highlight' } },
    ...focusWithin({ outline: `3px solid ${palette.primary.main}`, outlineOffset: 2 }),
  };
}

/** Labels are above their fields. The text is large enough that phones do not zoom in. */
export const fields: ThemeOptions['components'] = {
  MuiFormControl: {
    defaultProps: { fullWidth: true },
    styleOverrides: {
      root: memoTheme(({ theme }) => ({ gap: theme.spacing(0.75) })),
    },
  },
  MuiFormLabel: {
    styleOverrides: {
      root: memoTheme(({ theme }) => ({
        ...theme.typography.body2,
        alignSelf: 'flex-start',
        fontWeight: 600,
        // A fieldset's gap does not apply to the legend, so the legend needs a margin.
        'legend&': { padding: 0, marginBottom: theme.spacing(0.75) },
        '&, &.Mui-focused, &.Mui-error, &.Mui-disabled': { color: theme.palette.text.primary },
        // Hides the asterisk from screen readers, because the field already announces 'required'.
        '&[data-required="true"]::after': { content: ["'\\00a0*'", "'\\00a0*' / ''"] },
      })),
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: memoTheme(({ theme }) => ({
        padding: 0,
        lineHeight: theme.typography.body1.lineHeight,
        background: fieldBackground(theme),
        borderRadius: theme.radii.small,
        transition: `border-color ${theme.transitions.duration.shortest}ms`,
        '&.Mui-focused': { outline: `3px solid ${theme.palette.primary.main}` },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 1 },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderWidth: 2 },
        // A fieldset can disable the control without MUI noticing.
        '&:has(:disabled)': { opacity: 0.65, cursor: 'not-allowed' },
      })),
      notchedOutline: memoTheme(({ theme }) => ({ borderColor: theme.palette.surface.edge })),
      input: memoTheme(({ theme }) => ({
        boxSizing: 'border-box',
        height: 'auto',
        minHeight: theme.layout.target,
        padding: theme.spacing(1.25, 1.75),
        borderRadius: 'inherit',
        // The field's frame shows the focus instead.
        '&:focus-visible': { outline: 'none' },
        '&:-webkit-autofill': {
          WebkitBoxShadow: `0 0 0 100px ${theme.palette.surface.band} inset`,
          WebkitTextFillColor: theme.palette.text.primary,
          caretColor: theme.palette.text.primary,
        },
        '&::placeholder': { color: theme.palette.text.disabled, opacity: 1 },
        'textarea&': { resize: 'vertical', display: 'block' },
      })),
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: memoTheme(({ theme }) => ({
        ...theme.typography.body2,
        margin: 0,
        color: theme.palette.text.secondary,
        '&.Mui-error': {
          display: 'flex',
          alignItems: 'flex-start',
          gap: theme.spacing(0.75),
          overflowWrap: 'anywhere',
          color: theme.palette.error.main,
        },
        '& > svg': { flex: 'none', marginTop: 3 },
      })),
    },
  },
  MuiFormGroup: {
    styleOverrides: { row: memoTheme(({ theme }) => ({ columnGap: theme.spacing(3) })) },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: memoTheme(({ theme }) => ({
        minHeight: theme.layout.target,
        margin: 0,
        gap: theme.spacing(1.25),
      })),
      label: memoTheme(({ theme }) => ({
        '&, &.Mui-disabled': { ...theme.typography.body2, color: 'inherit' },
      })),
    },
  },
  MuiCheckbox: { styleOverrides: { root: memoTheme(({ theme }) => mark(theme)) } },
  MuiRadio: { styleOverrides: { root: memoTheme(({ theme }) => mark(theme)) } },
};
