import { useEffect } from 'react';
import Drawer from '@mui/material/Drawer';
import { styled, useTheme } from '@mui/material/styles';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { Link } from 'react-router';
import CloseIcon from '@mui/icons-material/Close';
import { Logo } from '../../components/Logo/Logo';
import { sideMenuWidth } from '../../contract/constants';
import { routes } from '../../contract/routes';
import { selectIsSignedIn } from '../../features/auth/authSlice';
import { selectSideMenu, sideMenuToggled } from '../../features/ui/uiSlice';
import { useAppDispatch, useAppSelector } from '../hooks';
import { SideMenuAccount } from './SideMenuAccount';
import { SiteLinks } from './SiteLinks';
import { menuRow } from './menuRow';

const Panel = styled(Drawer)(({ theme }) => ({
  '& .MuiDrawer-paper': {
    width: sideMenuWidth.phone,
    maxWidth: '100%',
    padding: theme.spacing(1.5, 2.5, 4),
    background: theme.palette.surface.sunken,
    backgroundImage: 'none',
    [theme.breakpoints.up('sm')]: { width: sideMenuWidth.fromSm },
  },
}));

const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
});

const Links = styled('nav')(({ theme }) => ({
  marginTop: theme.spacing(2),
  a: menuRow(theme),
}));

/** Closes the menu where the header shows its links itself: a turned tablet must not be left locked. */
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

/**
 * The menu of a phone (specification 2): it locks the page's scrolling and keeps the focus while it is open; Escape and
 * a press outside close it.
 */
export function SideMenu() {
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector(selectSideMenu) === 'open';
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const close = () => dispatch(sideMenuToggled('closed'));
  useCloseOnDesktop(close);

  return (
    <Panel
      anchor="right"
      open={isOpen}
      onClose={close}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-label': 'Menu' } }}
    >
      <Head>
        <Logo />
        <IconButton type="button" aria-label="Close menu" onClick={close}>
          <CloseIcon />
        </IconButton>
      </Head>
      {isSignedIn ? <SideMenuAccount onFollow={close} /> : null}
      <Links aria-label="Site">
        <SiteLinks onFollow={close} />
      </Links>
      {isSignedIn ? null : (
        <Button component={Link} to={routes.login} onClick={close} sx={{ mt: 3 }}>
          Login
        </Button>
      )}
    </Panel>
  );
}
