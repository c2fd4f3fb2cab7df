import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { Link as RouterLink } from 'react-router';
import { Logo } from '@/components/Logo/Logo';
import { PageHeading } from '@/components/PageHeading/PageHeading';
import { useCompany } from '@/components/companyContext';
import { blankCompanyName } from '@/contract/company';
import { isPhone, phoneLink } from '@/contract/phoneLink';
import { routes } from '@/contract/routes';
import { useSessionStatus } from '@/features/auth/useSessionStatus';
import { useContactsQuery } from '@/features/content/contactsApi';

/** The carrier's first phone number. Renders nothing if the number is missing or a placeholder. */
function Phone() {
  const { data } = useContactsQuery();
  const phone = data?.phone1.trim() ?? '';
  if (!isPhone(phone)) return null;
  return (
    <>
      Call{' '}
      <Link href={phoneLink(phone)} sx={{ whiteSpace: 'nowrap' }}>
        {phone}
      </Link>
    </>
  );
}

/** The page that visitors see until the office opens the site. */
export function OpeningSoon() {
  const company = useCompany();
  const isSignedIn = useSessionStatus() === 'authenticated';
  const isNamed = company.name !== blankCompanyName || company.logo_dark !== null;
  return (
    <Container
      component="main"
      id="main"
      tabIndex={-1}
      maxWidth="md"
      sx={{ minHeight: '100vh', display: 'grid', alignContent: 'center', py: 8 }}
    >
      <Stack sx={{ gap: 5, alignItems: 'flex-start' }}>
        {isNamed ? <Logo /> : null}
        <PageHeading title="Opening soon" lead={<Phone />} />
        <Box>
          <Button
            component={RouterLink}
            to={isSignedIn ? routes.vehicleReport : routes.login}
            variant="outlined"
          >
            {isSignedIn ? 'Vehicle Report' : 'Login'}
          </Button>
        </Box>
      </Stack>
    </Container>
  );
}
