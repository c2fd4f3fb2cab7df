import { detailOr } from '@/api/appError';
import { CardGrid, InfoCard } from '@/components/InfoCard/InfoCard';
import { QueryState } from '@/components/QueryState/QueryState';
import { RichText } from '@/components/RichText/RichText';
import { Section } from '@/components/Section/Section';
import { stateTexts } from '@/contract/messages/states';
import { useOpportunitiesQuery } from '../../commonApi';
import { useDriverPageQuery } from '../../driverPageApi';
import { describedBy } from '../../describedBy';
import { ownPictures } from '../../ownPictures';
import { SectionIntro } from '../SectionIntro/SectionIntro';

export function Opportunities() {
  const { data: page } = useDriverPageQuery();
  const opportunities = useOpportunitiesQuery();
  return (
    <Section
      name="opportunities"
      isEmpty={opportunities.data?.length === 0 && page?.opportunities_text.trim() === ''}
    >
      <SectionIntro text={page?.opportunities_text} />
      <QueryState
        result={opportunities}
        loadingText={stateTexts.loading}
        errorText={detailOr(opportunities.error, stateTexts.loadFailed)}
      >
        {(list) => (
          <CardGrid>
            {list.map(({ id, logo, description, ...card }) => (
              <li key={id}>
                <InfoCard
                  logo={logo}
                  described={describedBy(card, 'logo')}
                  fallbackLogo={ownPictures.serviceIcon}
                >
                  <RichText html={description} top={3} />
                </InfoCard>
              </li>
            ))}
          </CardGrid>
        )}
      </QueryState>
    </Section>
  );
}
