import { detailOr } from '@/api/appError';
import { LoopingList } from '@/components/LoopingList/LoopingList';
import { QueryState } from '@/components/QueryState/QueryState';
import { Section } from '@/components/Section/Section';
import { companiesCarousel } from '@/contract/constants';
import { stateTexts } from '@/contract/messages/states';
import { useCompaniesQuery } from '../../commonApi';
import { DialogButton } from '../DialogButton/DialogButton';
import { AboutIntro } from '../SectionIntro/AboutIntro';
import { CompanyCard } from './CompanyCard';

export function Companies() {
  const companies = useCompaniesQuery();
  return (
    <Section name="companies" tone="band">
      <AboutIntro
        text="companies_text"
        action={<DialogButton dialog={{ kind: 'driverApplication' }}>Join the giants</DialogButton>}
      />
      <QueryState
        result={companies}
        loadingText={stateTexts.loading}
        errorText={detailOr(companies.error, stateTexts.loadFailed)}
        emptyText={stateTexts.noCompanies}
      >
        {(list) => (
          <LoopingList
            items={list}
            getKey={({ id }) => id}
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
