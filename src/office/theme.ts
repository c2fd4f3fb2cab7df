import type { Components, Theme } from '@mui/material/styles';
import type { ColorScheme } from '@/theme/palette';
import { createAppTheme } from '@/theme/createAppTheme';
import { withAccent } from '@/theme/withAccent';
import { chips } from './look/chips';
import { controls, dialogs, labels } from './look/controls';
import { frame } from './look/frame';
import { lists } from './look/lists';
import { records } from './look/records';
import { officeTypography } from './look/type';

/** react-admin styles its own header and side menu; the site's styles for these would break it. */
const siteOnly: readonly (keyof Components)[] = [
  'MuiAppBar',
  'MuiToolbar',
  'MuiDrawer',
  'MuiListItemButton',
];

/**
 * The product's theme, adapted to react-admin's layout. Labels are above their fields, as on the
 * site.
 */
export function officeTheme(scheme: ColorScheme, accent: string | null = null): Theme {
  const site = withAccent(createAppTheme(scheme), accent);
  const theme = { ...site, typography: officeTypography(site) };
  const components = Object.fromEntries(
    Object.entries(theme.components ?? {}).filter(
      ([name]) => !siteOnly.some((left) => left === name),
    ),
  );
  return {
    ...theme,
    components: {
      ...components,
      MuiInputLabel: {
        defaultProps: { shrink: true },
        styleOverrides: { root: { position: 'static', transform: 'none', maxWidth: 'none' } },
      },
      // react-admin puts the label of a table's checkbox on its <span>, where screen readers ignore it.
      MuiCheckbox: {
        ...theme.components?.MuiCheckbox,
        defaultProps: {
          ...theme.components?.MuiCheckbox?.defaultProps,
          slotProps: {
            root: { 'aria-label': undefined },
            input: (checkbox) => ({ 'aria-label': checkbox['aria-label'] }),
          },
        },
      },
      MuiCircularProgress: { defaultProps: { 'aria-label': 'Loading' } },
      MuiTextField: { defaultProps: { fullWidth: true } },
      // react-admin's heading for an empty list is an h4, directly below the page's h1.
      MuiTypography: {
        ...theme.components?.MuiTypography,
        defaultProps: {
          ...theme.components?.MuiTypography?.defaultProps,
          variantMapping: {
            ...theme.components?.MuiTypography?.defaultProps?.variantMapping,
            h4: 'h2',
          },
        },
      },
      ...controls(theme),
      ...labels(theme),
      ...dialogs(theme),
      ...frame(theme),
      ...chips(theme),
      ...lists(theme),
      ...records(theme),
      RaButton: { defaultProps: { variant: 'outlined' } },
      RaSimpleList: {
        styleOverrides: { root: { '& .RaSimpleList-tertiary': { opacity: 1 } } },
      },
      // A toolbar fixed to the bottom of a phone's screen would cover the fields.
      RaToolbar: {
        styleOverrides: {
          root: {
            // Doubled, because MUI sets its own padding in a media query.
            '&&': { paddingInline: theme.spacing(2.5) },
            '&.RaToolbar-mobileToolbar': {
              position: 'static',
              padding: theme.spacing(0, 2.5, 2.5),
            },
          },
        },
      },
      // react-admin's extra padding on a phone is for a fixed toolbar, which this theme does not have.
      RaCardContentInner: {
        styleOverrides: { root: { '&&:last-child': { paddingBottom: theme.spacing(2.5) } } },
      },
      // react-admin shrinks the label of radio buttons as MUI does a label within a field.
      RaRadioButtonGroupInput: {
        styleOverrides: {
          root: { '& .RaRadioButtonGroupInput-label': { transform: 'none' } },
        },
      },
      // The form's extra padding is for the same toolbar.
      RaSimpleForm: { styleOverrides: { root: { '&&': { paddingBottom: 0 } } } },
    },
  };
}
