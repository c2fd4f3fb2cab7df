import { styled } from '@mui/material/styles';
import { detailOr } from '../../../../api/appError';
import Button from '@mui/material/Button';
import { LoopingList } from '../../../../components/LoopingList/LoopingList';
import { QueryState } from '../../../../components/QueryState/QueryState';
import { Section } from '../../../../components/Section/Section';
import { companiesCarousel } from '../../../../contract/constants';
import { stateTexts } from '../../../../contract/messages';
import { useCompaniesQuery } from '../../commonApi';
import { useDialogRequest } from '../../useDialogRequest';
import { AboutIntro } from '../SectionIntro/AboutIntro';
import { CompanyCard } from './CompanyCard';

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  justifyContent: 'space-between',
  gap: theme.spacing(3, 4),
  marginBottom: theme.spacing(5),
  '& > div': { marginBottom: 0 },
}));

/** The companies that ship with us, passing by (specification 2, Companies carousel; design 10.10). */
export function CompaniesSection() {
  const companies = useCompaniesQuery();
  const requestDialog = useDialogRequest();
  return (
    <Section tone="band">
      <Head>
        <AboutIntro text="companies_text" />
        <Button onClick={() => requestDialog({ kind: 'driverApplication' })}>
          Join the giants
        </Button>
      </Head>
      <QueryState
        result={companies}
        loadingText={stateTexts.loading}
        errorText={detailOr(companies.error, stateTexts.loadFailed)}
        emptyText={stateTexts.noCompanies}
      >
        {(list) => (
          <LoopingList
            items={list}
            keyOf={({ id }) => id}
            label="Companies"
            duration={companiesCarousel.loopDuration}
          >
            {(company, isCopy) => <CompanyCard company={company} isCopy={isCopy} />}
          </LoopingList>
        )}
      </QueryState>
    </Section>
  );
}
