import type { SxProps, Theme } from '@mui/material/styles';
import { detailOr } from '@/api/appError';
import { CardGrid, InfoCard } from '@/components/InfoCard/InfoCard';
import { QueryState } from '@/components/QueryState/QueryState';
import { RichText } from '@/components/RichText/RichText';
import { Section } from '@/components/Section/Section';
import { stateTexts } from '@/contract/messages/states';
import { describedBy } from '../../describedBy';
import { ownPictures } from '../../ownPictures';
import { useReasonsToChooseQuery, useShipperPageQuery } from '../../shipperPageApi';
import { SectionIntro } from '../SectionIntro/SectionIntro';

const proofStyles: SxProps<Theme> = {
  marginTop: 'auto',
  paddingTop: 1.5,
  color: 'text.primary',
  borderTop: 1,
  borderColor: 'divider',
  fontWeight: 600,
};

export function ReasonsToChoose() {
  const { data: page } = useShipperPageQuery();
  const reasons = useReasonsToChooseQuery();
  return (
    <Section
      name="reasons-to-choose"
      isEmpty={reasons.data?.length === 0 && page?.choose_text.trim() === ''}
    >
      <SectionIntro text={page?.choose_text} />
      <QueryState
        result={reasons}
        loadingText={stateTexts.loading}
        errorText={detailOr(reasons.error, stateTexts.sectionFailed)}
      >
        {(list) => (
          <CardGrid>
            {list.map(({ id, logo, title, description, text, ...card }) => (
              <li key={id}>
                <InfoCard
                  logo={logo}
                  described={describedBy(card, 'logo')}
                  fallbackLogo={ownPictures.serviceIcon}
                  title={title}
                >
                  <RichText html={description} top={4} />
                  {text ? <RichText html={text} top={4} sx={proofStyles} /> : null}
                </InfoCard>
              </li>
            ))}
          </CardGrid>
        )}
      </QueryState>
    </Section>
  );
}
