import type { Theme } from '@mui/material/styles';
import { pageDefaults } from '../layout/pageDefaults';

type Look = NonNullable<Theme['components']>;

export function records({ breakpoints, radii, spacing }: Theme): Look {
  return {
    MuiCardContent: {
      styleOverrides: {
        root: { padding: spacing(2.5), '&:last-child': { paddingBottom: spacing(2.5) } },
      },
    },
    RaShow: {
      ...pageDefaults.RaShow,
      styleOverrides: {
        root: {
          '& .RaShow-noActions': { marginTop: 0 },
          '& .RaShow-card': { minWidth: 0, borderRadius: radii.medium },
          [breakpoints.down('md')]: { '& .RaShow-main': { flexDirection: 'column' } },
        },
      },
    },
    RaCreate: {
      styleOverrides: { root: { '& .RaCreate-noActions': { marginTop: 0 } } },
    },
    RaEdit: {
      ...pageDefaults.RaEdit,
      styleOverrides: {
        root: {
          '& .RaEdit-noActions': { marginTop: 0 },
          '& .RaEdit-card': { minWidth: 0 },
        },
      },
    },
  };
}
