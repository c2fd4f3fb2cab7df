import type { Components, Theme } from '@mui/material/styles';

const severities = ['info', 'success', 'warning', 'error'] as const;

/** What says how things stand: alerts, skeletons, progress. */
export const feedback: Components<Omit<Theme, 'components'>> = {
  MuiAlert: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      root: ({ theme }) => ({
        alignItems: 'center',
        padding: theme.spacing(1, 2),
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
      }),
      message: ({ theme }) => ({
        ...theme.typography.body1,
        lineHeight: 1.45,
        overflowWrap: 'anywhere',
      }),
      icon: { opacity: 1 },
      action: { padding: 0 },
    },
  },
  MuiSkeleton: {
    defaultProps: { variant: 'rounded' },
    styleOverrides: {
      root: ({ theme }) => ({
        background: theme.palette.surface.sunken,
        borderRadius: theme.radii.small,
      }),
    },
  },
  MuiLinearProgress: {
    styleOverrides: {
      root: ({ theme }) => ({
        height: 6,
        borderRadius: theme.radii.pill,
        backgroundColor: theme.palette.surface.sunken,
      }),
      bar: ({ theme }) => ({ borderRadius: theme.radii.pill }),
    },
  },
};
