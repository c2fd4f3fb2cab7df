import type { Theme } from '@mui/material/styles';

type Look = NonNullable<Theme['components']>;

/** In px, from the breakpoint `md` up. */
const height = 40;

/** The look of buttons and fields. Styles of variants come last and take precedence. */
export function controls({ components, breakpoints, spacing, palette, typography }: Theme): Look {
  const desktop = breakpoints.up('md');
  return {
    MuiButton: {
      ...components?.MuiButton,
      variants: [
        {
          props: {},
          style: {
            borderWidth: 1,
            '&[aria-disabled="true"]': { opacity: 0.6, cursor: 'progress' },
            paddingInline: spacing(2),
            [desktop]: { minHeight: height, paddingBlock: spacing(0.75) },
          },
        },
        {
          props: { size: 'small' },
          style: { [desktop]: { minHeight: 32, paddingBlock: spacing(0.25) } },
        },
        {
          props: { variant: 'outlined', color: 'error' },
          style: { color: palette.error.main, borderColor: palette.error.main },
        },
      ],
    },
    MuiIconButton: {
      ...components?.MuiIconButton,
      variants: [{ props: {}, style: { [desktop]: { width: height, height } } }],
    },
    MuiOutlinedInput: {
      ...components?.MuiOutlinedInput,
      variants: [
        {
          props: {},
          style: {
            // Safari on an iPhone zooms into a field with smaller text.
            [breakpoints.down('md')]: { fontSize: '1rem' },
            // The outline needs no gap, because the label is above the field.
            '& .MuiOutlinedInput-notchedOutline': { top: 0, '& legend': { display: 'none' } },
            '&.MuiInputBase-adornedStart': { paddingInlineStart: spacing(1.5) },
            '&.MuiInputBase-adornedStart .MuiOutlinedInput-input': { paddingInlineStart: 0 },
            [desktop]: {
              '& .MuiOutlinedInput-input': { minHeight: height, padding: spacing(1, 1.5) },
            },
          },
        },
      ],
    },
    // Gives an autocomplete field the height of the other fields.
    MuiAutocomplete: {
      styleOverrides: {
        root: { '& .MuiOutlinedInput-root.MuiInputBase-root': { paddingBlock: 0 } },
      },
    },
    MuiMenuItem: {
      ...components?.MuiMenuItem,
      variants: [{ props: {}, style: { ...typography.body2, [desktop]: { minHeight: height } } }],
    },
  };
}

/** The look of labels and switches, aligned with the fields. */
export function labels({ spacing, palette, typography }: Theme): Look {
  return {
    RaArrayInput: {
      styleOverrides: { root: { '& .RaArrayInput-label': { position: 'static' } } },
    },
    RaLabeled: {
      styleOverrides: {
        root: {
          marginBottom: 0,
          '& .RaLabeled-label': {
            ...typography.body2,
            marginBottom: spacing(0.75),
            fontWeight: 600,
            color: palette.text.primary,
          },
        },
      },
    },
    // Aligns the track with the fields.
    MuiSwitch: { styleOverrides: { root: { marginInlineStart: spacing(-1.5) } } },
  };
}

export function dialogs({ components, spacing, typography }: Theme): Look {
  return {
    MuiDialogTitle: {
      styleOverrides: { root: { ...typography.h3, padding: spacing(3, 3, 1.5) } },
    },
    MuiDialogActions: {
      ...components?.MuiDialogActions,
      variants: [{ props: {}, style: { '.MuiDialog-paper > &': { padding: spacing(0, 3, 3) } } }],
    },
  };
}
