import MenuIcon from '@mui/icons-material/Menu';
import AppBar from '@mui/material/AppBar';
import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import Toolbar from '@mui/material/Toolbar';
import type { Theme } from '@mui/material/styles';
import { Link as RouterLink } from 'react-router';
import { useCompany } from '@/components/companyContext';
import { HeaderSlot } from '@/components/HeaderSlot/HeaderSlot';
import { Logo } from '@/components/Logo/Logo';
import { routes } from '@/contract/routes';
import { selectSideMenu, sideMenuOpened } from '@/features/ui/uiSlice';
import { useAppDispatch, useAppSelector } from '../../hooks';
import { AccountCorner } from './AccountCorner';
import { SiteLink } from '../SiteLink/SiteLink';
import { useSiteLinks } from '../SiteLink/siteLinks';

const onDesktop = { display: { xs: 'none', md: 'flex' } };

const navigation = ({ layout, palette, typography }: Theme) => ({
  gap: 0.5,
  '& a': {
    ...typography.body2,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: layout.target,
    px: 1.75,
    fontWeight: 500,
    color: palette.text.secondary,
    '&:hover': { color: palette.text.primary },
    '&[aria-current="page"]': {
      color: palette.text.primary,
      boxShadow: `inset 0 -3px 0 -1px ${palette.primary.main}`,
      '@media (forced-colors: active)': { textDecoration: 'underline' },
    },
  },
});

export function Header() {
  const company = useCompany();
  const dispatch = useAppDispatch();
  const links = useSiteLinks();
  const isMenuOpen = useAppSelector(selectSideMenu) === 'open';
  return (
    <AppBar>
      <Container>
        <Toolbar sx={{ justifyContent: 'space-between' }}>
          <Link
            component={RouterLink}
            to={routes.home}
            aria-label={`${company.name}, home`}
            underline="none"
            sx={{ display: 'inline-flex', py: 0.5 }}
          >
            <Logo />
          </Link>
          <Box component="nav" aria-label="Site" sx={onDesktop}>
            <Box component="ul" sx={[onDesktop, navigation]}>
              {links.map(({ text, to }) => (
                <li key={text}>
                  <Link component={SiteLink} to={to} underline="none">
                    {text}
                  </Link>
                </li>
              ))}
            </Box>
          </Box>
          <HeaderSlot />
          <Box sx={onDesktop}>
            <AccountCorner />
          </Box>
          <Box sx={{ display: { md: 'none' }, mr: -1.5 }}>
            <IconButton
              aria-label="Open menu"
              aria-haspopup="dialog"
              aria-expanded={isMenuOpen}
              onClick={() => dispatch(sideMenuOpened())}
            >
              <MenuIcon />
            </IconButton>
          </Box>
        </Toolbar>
      </Container>
    </AppBar>
  );
}
