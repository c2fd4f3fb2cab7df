import { createTheme, ThemeProvider } from '@mui/material/styles';
import type { Theme as MuiThemeObject } from '@mui/material/styles';
import type { HouseTheme } from '../theme/houseTheme';
import { useTheme } from '../theme/styled';

const made = new WeakMap<HouseTheme, MuiThemeObject>();

/** MUI's theme with the house's tokens, made once for each theme of ours. */
function muiThemeOf(theme: HouseTheme): MuiThemeObject {
  const { palette, breakpoints, typography, house } = theme;
  const known = made.get(theme);
  if (known) return known;
  const muiTheme = createTheme(
    {
      palette,
      breakpoints: { values: breakpoints.values },
      shape: { borderRadius: house.radii.medium },
      typography: { ...typography },
      components: { MuiButtonBase: { defaultProps: { disableRipple: true } } },
    },
    { house },
  );
  made.set(theme, muiTheme);
  return muiTheme;
}

/**
 * Around every component of MUI: dialogs, drawers and menus, all of which are fetched when they are needed. The shell of
 * the site has none, and so none of MUI's weight.
 */
export function MuiTheme({ children }: { children: React.ReactNode }) {
  return <ThemeProvider theme={muiThemeOf(useTheme())}>{children}</ThemeProvider>;
}
