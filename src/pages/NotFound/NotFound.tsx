import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { Link } from 'react-router';
import { PageHeading } from '@/components/PageHeading/PageHeading';
import { Section } from '@/components/Section/Section';
import { routes } from '@/contract/routes';

export function NotFound() {
  return (
    <Section>
      <PageHeading
        over="Error 404"
        title="This road ends here"
        lead="There is no page at this address. It may have moved, or the link was wrong."
      />
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2, mt: 5 }}>
        <Button component={Link} to={routes.home}>
          Back to home
        </Button>
        <Button component={Link} to={routes.drivers} variant="outlined">
          For drivers
        </Button>
        <Button component={Link} to={routes.shippers} variant="outlined">
          For shippers
        </Button>
      </Stack>
    </Section>
  );
}
