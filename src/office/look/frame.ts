import type { Theme } from '@mui/material/styles';

type Look = NonNullable<Theme['components']>;

/** In px. */
const pageWidth = 1440;

export function frame({ palette, spacing, radii, typography, breakpoints }: Theme): Look {
  const page = palette.background;
  return {
    RaAppBar: {
      defaultProps: { color: 'inherit' },
      styleOverrides: {
        root: {
          color: palette.text.primary,
          backgroundColor: page.paper,
          borderBottom: `1px solid ${palette.divider}`,
          boxShadow: 'none',
        },
      },
    },
    RaLayout: {
      styleOverrides: {
        root: {
          // Lets a wide table scroll in its card. Without this, the whole page would scroll sideways.
          minWidth: 0,
          '& .RaLayout-content': {
            minWidth: 0,
            maxWidth: pageWidth,
            padding: spacing(2, 2, 4),
            [breakpoints.up('md')]: { padding: spacing(2, 4, 5) },
          },
        },
      },
    },
    // Below the header on a phone, because a notification at the lower edge would cover Save.
    RaNotification: {
      styleOverrides: {
        root: { [breakpoints.down('sm')]: { top: 64, bottom: 'auto' } },
      },
    },
    // react-admin's own colors for this button have too little contrast in both color schemes.
    RaSkipNavigationButton: {
      styleOverrides: {
        root: {
          '&, &:hover': {
            padding: spacing(1, 2),
            color: palette.primary.contrastText,
            opacity: 1,
            backgroundColor: palette.primary.main,
          },
        },
      },
    },
    RaSidebar: {
      styleOverrides: {
        root: {
          [breakpoints.up('md')]: {
            // Extends the menu's edge to the bottom of the page; react-admin's menu is only as high as the window.
            height: 'auto',
            borderRight: `1px solid ${palette.divider}`,
          },
          '& .RaSidebar-fixed': { scrollbarWidth: 'thin', overflowY: 'auto' },
        },
      },
    },
    RaMenu: { styleOverrides: { root: { padding: spacing(1, 0, 3), margin: 0 } } },
    RaMenuItemLink: {
      styleOverrides: {
        root: {
          ...typography.body2,
          marginInline: spacing(1),
          paddingInline: spacing(1),
          borderRadius: radii.small,
          [breakpoints.up('md')]: { minHeight: 36, paddingBlock: spacing(0.5) },
          '& .RaMenuItemLink-icon': { minWidth: 0, color: 'inherit', '& svg': { fontSize: 20 } },
          '&.RaMenuItemLink-active': { fontWeight: 600, backgroundColor: palette.action.hover },
        },
      },
    },
  };
}
