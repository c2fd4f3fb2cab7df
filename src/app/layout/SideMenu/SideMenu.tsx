import { useEffect } from 'react';
import CloseIcon from '@mui/icons-material/Close';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import Stack from '@mui/material/Stack';
import { useTheme } from '@mui/material/styles';
import { Link } from 'react-router';
import { Logo } from '@/components/Logo/Logo';
import { useBackCloses } from '@/components/Modal/useBackCloses';
import { sideMenuWidth } from '@/contract/constants';
import { routes } from '@/contract/routes';
import { selectIsSignedIn } from '@/features/auth/authSlice';
import { selectSideMenu, sideMenuClosed } from '@/features/ui/uiSlice';
import { useAppDispatch, useAppSelector } from '../../hooks';
import { SideMenuAccount } from './SideMenuAccount';
import { SiteLink } from '../SiteLink/SiteLink';
import { useSiteLinks } from '../SiteLink/siteLinks';

/**
 * Closes the menu when the window becomes wide enough for the header's links. Without this, rotating a tablet would
 * leave the page locked behind the menu.
 */
function useCloseOnDesktop(close: () => void) {
  const { breakpoints } = useTheme();
  const query = breakpoints.up('md').replace('@media ', '');
  useEffect(() => {
    const wide = window.matchMedia(query);
    const react = () => wide.matches && close();
    wide.addEventListener('change', react);
    return () => wide.removeEventListener('change', react);
  }, [query, close]);
}

/** The menu on a narrow screen. */
export function SideMenu() {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectSideMenu) === 'open';
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const links = useSiteLinks();
  const close = () => dispatch(sideMenuClosed());
  useCloseOnDesktop(close);
  useBackCloses(isOpen, close);

  return (
    <Drawer
      anchor="right"
      open={isOpen}
      onClose={close}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-label': 'Menu',
          sx: ({ breakpoints }) => ({
            width: sideMenuWidth.phone,
            [breakpoints.up('sm')]: { width: sideMenuWidth.fromSm },
          }),
        },
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Logo />
        <IconButton aria-label="Close menu" onClick={close}>
          <CloseIcon />
        </IconButton>
      </Stack>
      {isSignedIn ? <SideMenuAccount onFollow={close} /> : null}
      <Box component="nav" aria-label="Site" sx={{ mt: 2 }}>
        <List disablePadding>
          {links.map(({ text, to }) => (
            <ListItem key={text} disablePadding>
              <ListItemButton component={SiteLink} to={to} onClick={close}>
                {text}
              </ListItemButton>
            </ListItem>
          ))}
        </List>
      </Box>
      {isSignedIn ? null : (
        <Button
          component={Link}
          to={routes.login}
          variant="outlined"
          onClick={close}
          sx={{ mt: 3 }}
        >
          Login
        </Button>
      )}
    </Drawer>
  );
}
