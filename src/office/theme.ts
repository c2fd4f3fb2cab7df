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

/** The site's styles for these components would break react-admin's header and side menu. */
const siteOnly: readonly (keyof Components)[] = [
  'MuiAppBar',
  'MuiToolbar',
  'MuiDrawer',
  'MuiListItemButton',
];

/** Takes the focus from a number field, because a browser turns the wheel into another number while it has the focus. */
function leaveNumberField({ target }: { target: EventTarget }): void {
  if (target instanceof HTMLInputElement && target.type === 'number') target.blur();
}

/** Adapts the site's theme to react-admin. */
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
      // react-admin sets the checkbox's label on a `<span>`, where screen readers ignore it.
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
      MuiInputBase: { defaultProps: { onWheel: leaveNumberField } },
      // react-admin's heading for an empty list is an h4 directly below the page's h1.
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
      // A toolbar at the bottom of a phone's screen would cover the fields.
      RaToolbar: {
        styleOverrides: {
          root: {
            // The selector is doubled to take precedence over MUI's padding in a media query.
            '&&': { paddingInline: theme.spacing(2.5) },
            '&.RaToolbar-mobileToolbar': {
              position: 'static',
              padding: theme.spacing(0, 2.5, 2.5),
            },
          },
        },
      },
      // react-admin adds padding for a fixed toolbar on a phone, which this theme does not have.
      RaCardContentInner: {
        styleOverrides: { root: { '&&:last-child': { paddingBottom: theme.spacing(2.5) } } },
      },
      // react-admin shrinks this label like a label inside a field.
      RaRadioButtonGroupInput: {
        styleOverrides: {
          root: { '& .RaRadioButtonGroupInput-label': { transform: 'none' } },
        },
      },
      // react-admin adds padding for a fixed toolbar on a phone, which this theme does not have.
      RaSimpleForm: { styleOverrides: { root: { '&&': { paddingBottom: 0 } } } },
    },
  };
}
