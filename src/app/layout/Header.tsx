import { styled } from '@mui/material/styles';
import { Link } from 'react-router';
import IconButton from '@mui/material/IconButton';
import MenuIcon from '@mui/icons-material/Menu';
import { Logo } from '../../components/Logo/Logo';
import { routes } from '../../contract/routes';
import { selectSideMenu, sideMenuToggled } from '../../features/ui/uiSlice';
import { useAppDispatch, useAppSelector } from '../hooks';
import { AccountCorner } from './AccountCorner';
import { SiteLinks } from './SiteLinks';

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  height: theme.layout.headerHeight,
  background: theme.palette.background.default,
  borderBottom: `1px solid ${theme.palette.divider}`,
}));

const Inner = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: theme.spacing(3),
  height: '100%',
  maxWidth: theme.layout.width + 80,
  margin: '0 auto',
  padding: theme.spacing(0, 2.5),
  [theme.breakpoints.up('md')]: { padding: theme.spacing(0, 5) },
}));

const Home = styled(Link)(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: theme.layout.target,
  textDecoration: 'none',
}));

const Desktop = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const Links = styled('nav')(({ theme }) => ({
  display: 'flex',
  gap: theme.spacing(0.5),
  a: {
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: theme.layout.target,
    padding: theme.spacing(0, 1.75),
    fontSize: '0.9375rem',
    fontWeight: 500,
    color: theme.palette.text.secondary,
    textDecoration: 'none',
    borderRadius: theme.radii.small,
    '&:hover': { color: theme.palette.text.primary },
    '&[aria-current="page"]': {
      color: theme.palette.text.primary,
      boxShadow: `inset 0 -3px 0 -1px ${theme.palette.primary.main}`,
      borderRadius: 0,
    },
  },
}));

const Burger = styled(IconButton)(({ theme }) => ({
  marginRight: theme.spacing(-1.5),
  [theme.breakpoints.up('md')]: { display: 'none' },
}));

/** The bar on top of every page with a layout (specification 2, Header). */
export function Header() {
  const dispatch = useAppDispatch();
  const isMenuOpen = useAppSelector(selectSideMenu) === 'open';
  return (
    <Bar>
      <Inner>
        <Home to={routes.home} aria-label="Linehaul, home">
          <Logo />
        </Home>
        <Desktop>
          <Links aria-label="Site">
            <SiteLinks />
          </Links>
        </Desktop>
        <Desktop>
          <AccountCorner />
        </Desktop>
        <Burger
          type="button"
          aria-label="Open menu"
          aria-haspopup="dialog"
          aria-expanded={isMenuOpen}
          onClick={() => dispatch(sideMenuToggled('open'))}
        >
          <MenuIcon />
        </Burger>
      </Inner>
    </Bar>
  );
}
