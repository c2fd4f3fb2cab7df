import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { Columns } from '@/components/Columns/Columns';
import { useCompany } from '@/components/companyContext';
import { Logo } from '@/components/Logo/Logo';
import { useHasPrivacy } from '@/components/PrivacyNote/hasPrivacy';
import { registrationText } from '@/contract/company';
import { copyrightYear } from '@/contract/constants';
import { anchors, routes } from '@/contract/routes';
import { useContactsQuery } from '@/features/content/contactsApi';
import { FooterContacts } from './FooterContacts';
import { SiteLink } from '../SiteLink/SiteLink';
import { SocialLinks } from './SocialLinks';
import { useSiteLinks } from '../SiteLink/siteLinks';

/** Draws the center line of a road along the upper edge. */
const road = ({ palette }: Theme) => ({
  position: 'relative',
  '&::before': {
    content: '""',
    position: 'absolute',
    insetInline: 0,
    top: -3,
    height: 4,
    background: `repeating-linear-gradient(90deg, ${palette.primary.main} 0 48px, transparent 48px 96px)`,
  },
});

const ground = {
  pt: { xs: 7, md: 9 },
  pb: 4,
  bgcolor: 'surface.sunken',
  borderTop: 1,
  borderColor: 'divider',
};

const pageLink = {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 44,
  '&:hover': { color: 'text.primary' },
};

const privacyLink = { text: 'Privacy', to: routes.privacy };

/** The footer, with the contacts that the server returns. */
export function Footer() {
  const company = useCompany();
  const registration = registrationText(company);
  const links = useSiteLinks();
  const hasPrivacy = useHasPrivacy();
  const { data: contacts } = useContactsQuery();
  return (
    <Box component="footer" data-section="contacts" id={anchors.footer} sx={[ground, road]}>
      <Container>
        <Columns shares={[1.4, 1, 1.4]} from="sm" sx={{ gap: { xs: 5, sm: 3, md: 5 } }}>
          <div>
            <Logo />
            <Typography variant="body2" color="textSecondary" sx={{ maxWidth: 300, mt: 2, mb: 3 }}>
              {company.description}
            </Typography>
            {contacts?.socials ? <SocialLinks socials={contacts.socials} /> : null}
          </div>
          <nav aria-label="Footer">
            <ul>
              {[...links, ...(hasPrivacy ? [privacyLink] : [])].map(({ text, to }) => (
                <li key={text}>
                  <Link
                    component={SiteLink}
                    to={to}
                    variant="body2"
                    color="textSecondary"
                    underline="hover"
                    sx={pageLink}
                  >
                    {text}
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
          {contacts ? <FooterContacts contacts={contacts} /> : null}
        </Columns>
        <Typography
          variant="body2"
          color="textSecondary"
          sx={{ mt: 6, pt: 3, borderTop: 1, borderColor: 'divider' }}
        >
          © {copyrightYear} {company.name}. All rights reserved
          {registration ? <Box component="span"> · {registration}</Box> : null}
        </Typography>
      </Container>
    </Box>
  );
}
