import { styled } from '../../components/theme/styled';
import { ButtonLink } from '../../components/Button/Button';
import { PageHeading } from '../../components/PageHeading/PageHeading';
import { Section } from '../../components/Section/Section';
import { routes } from '../../contract/routes';

const Ways = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(2),
  marginTop: theme.spacing(5),
}));

/** For every path that is no page. */
export function NotFound() {
  return (
    <Section>
      <PageHeading
        over="Error 404"
        title="This road ends here"
        lead="There is no page at this address. It may have moved, or the link was wrong."
      />
      <Ways>
        <ButtonLink to={routes.home}>Back to home</ButtonLink>
        <ButtonLink to={routes.drivers} look="outline">
          For drivers
        </ButtonLink>
        <ButtonLink to={routes.shippers} look="outline">
          For shippers
        </ButtonLink>
      </Ways>
    </Section>
  );
}
