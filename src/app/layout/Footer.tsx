import { styled } from '@mui/material/styles';
import { Logo } from '../../components/Logo/Logo';
import { copyrightYear } from '../../contract/constants';
import { anchors } from '../../contract/routes';
import { useContactsQuery } from '../../features/content/contactsApi';
import { FooterContacts } from './FooterContacts';
import { SiteLinks } from './SiteLinks';
import { SocialLinks } from './SocialLinks';

const Ground = styled('footer')(({ theme }) => ({
  position: 'relative',
  padding: theme.spacing(7, 2.5, 4),
  background: theme.palette.surface.sunken,
  borderTop: `1px solid ${theme.palette.divider}`,
  [theme.breakpoints.up('md')]: { padding: theme.spacing(9, 5, 4) },
  // The centre line of a road.
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: -3,
    height: 4,
    background: `repeating-linear-gradient(90deg, ${theme.palette.primary.main} 0 48px, transparent 48px 96px)`,
  },
}));

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(5),
  maxWidth: theme.layout.width,
  margin: '0 auto',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1.4fr 1fr 1.4fr', gap: theme.spacing(3) },
  [theme.breakpoints.up('md')]: { gap: theme.spacing(5) },
}));

const Claim = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  maxWidth: 300,
  margin: theme.spacing(2, 0, 3),
  color: theme.palette.text.secondary,
}));

const Links = styled('nav')(({ theme }) => ({
  a: {
    ...theme.typography.body2,
    display: 'inline-flex',
    alignItems: 'center',
    minHeight: 44,
    color: theme.palette.text.secondary,
    textDecoration: 'none',
    '&:hover': { color: theme.palette.text.primary, textDecoration: 'underline' },
  },
}));

const Copyright = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  maxWidth: theme.layout.width,
  margin: theme.spacing(6, 'auto', 0),
  paddingTop: theme.spacing(3),
  color: theme.palette.text.secondary,
  borderTop: `1px solid ${theme.palette.divider}`,
}));

/** The foot of every page with a layout; contacts show as far as the server gives them (specification 2). */
export function Footer() {
  const { data: contacts } = useContactsQuery();
  return (
    <Ground id={anchors.footer}>
      <Columns>
        <div>
          <Logo />
          <Claim>Freight across the United States, carried by people who answer the phone.</Claim>
          {contacts?.socials ? <SocialLinks socials={contacts.socials} /> : null}
        </div>
        <Links aria-label="Footer">
          <SiteLinks />
        </Links>
        {contacts ? <FooterContacts contacts={contacts} /> : null}
      </Columns>
      <Copyright>© {copyrightYear} Linehaul. All rights reserved</Copyright>
    </Ground>
  );
}
