import { detailOr } from '@/api/appError';
import { CardGrid, InfoCard } from '@/components/InfoCard/InfoCard';
import { QueryState } from '@/components/QueryState/QueryState';
import { RichText } from '@/components/RichText/RichText';
import { Section } from '@/components/Section/Section';
import { stateTexts } from '@/contract/messages/states';
import { anchors } from '@/contract/routes';
import { useServicesQuery } from '../../commonApi';
import { describedBy } from '../../describedBy';
import { ownPictures } from '../../ownPictures';
import { AboutIntro } from '../SectionIntro/AboutIntro';

export function Services() {
  const services = useServicesQuery();
  return (
    <Section id={anchors.about} name="services">
      <AboutIntro text="services_text" />
      <QueryState
        result={services}
        loadingText={stateTexts.loading}
        errorText={detailOr(services.error, stateTexts.sectionFailed)}
      >
        {(cards) => (
          <CardGrid>
            {cards.map(({ id, logo, title, description, ...card }) => (
              <li key={id}>
                <InfoCard
                  logo={logo}
                  described={describedBy(card, 'logo')}
                  fallbackLogo={ownPictures.serviceIcon}
                  title={title}
                >
                  <RichText html={description} top={4} />
                </InfoCard>
              </li>
            ))}
          </CardGrid>
        )}
      </QueryState>
    </Section>
  );
}
