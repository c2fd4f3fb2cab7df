import type { ThemeOptions } from '@mui/material/styles';
import { memoTheme } from '../memoTheme';

const severities = ['info', 'success', 'warning', 'error'] as const;

/** Components that show a status, such as alerts and skeletons. */
export const feedback: ThemeOptions['components'] = {
  MuiAlert: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: memoTheme(({ theme }) => ({
        alignItems: 'center',
        padding: theme.spacing(1, 2),
        [theme.breakpoints.down('sm')]: {
          '&:has(.MuiAlert-action > .MuiButton-root)': { flexWrap: 'wrap' },
        },
        color: theme.palette.text.primary,
        background: theme.palette.background.paper,
        borderWidth: 2,
        borderRadius: theme.radii.medium,
        variants: severities.map((severity) => ({
          props: { severity },
          style: {
            borderColor:
              severity === 'info' ? theme.palette.surface.edge : theme.palette[severity].main,
            '& .MuiAlert-icon': { color: 'inherit' },
          },
        })),
      })),
      message: memoTheme(({ theme }) => ({
        ...theme.typography.body1,
        flex: 1,
        lineHeight: 1.45,
        overflowWrap: 'anywhere',
      })),
      // Makes the icon as tall as the first line of text.
      icon: { opacity: 1, alignSelf: 'flex-start', padding: '10px 0' },
      action: memoTheme(({ theme }) => ({
        alignItems: 'center',
        margin: 0,
        padding: 0,
        paddingLeft: theme.spacing(2),
        // On a phone, the button wraps below the text.
        [theme.breakpoints.down('sm')]: {
          '&:has(> .MuiButton-root)': {
            flexBasis: '100%',
            padding: theme.spacing(0.5, 0, 1),
            '& > *': { flex: '1 1 auto' },
          },
        },
      })),
    },
  },
  MuiSkeleton: {
    defaultProps: { variant: 'rounded' },
    styleOverrides: {
      root: memoTheme(({ theme }) => ({
        background: theme.palette.surface.sunken,
        borderRadius: theme.radii.small,
      })),
    },
  },
};
