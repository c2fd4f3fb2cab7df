import { styled, ThemeProvider } from '../components/theme/styled';
import { daylightTheme } from './theme/theme';

const Ground = styled('div')(({ theme }) => ({
  colorScheme: 'light',
  minHeight: '100%',
  color: theme.palette.text.primary,
  background: theme.palette.background.default,
}));

/** The daylight theme for what is inside: the report is filled in beside the truck (design 8). */
export function Daylight({ children }: { children: React.ReactNode }) {
  return (
    <ThemeProvider theme={daylightTheme}>
      <Ground>{children}</Ground>
    </ThemeProvider>
  );
}
