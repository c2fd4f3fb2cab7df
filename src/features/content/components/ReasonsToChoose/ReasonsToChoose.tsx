import { styled } from '@mui/material/styles';
import { detailOr } from '../../../../api/appError';
import { CardGrid, InfoCard } from '../../../../components/InfoCard/InfoCard';
import { QueryState } from '../../../../components/QueryState/QueryState';
import { RichText } from '../../../../components/RichText/RichText';
import { Section } from '../../../../components/Section/Section';
import { stateTexts } from '../../../../contract/messages';
import { ownPictures } from '../../ownPictures';
import { useReasonsToChooseQuery, useShipperPageQuery } from '../../shipperPageApi';
import { SectionIntro } from '../SectionIntro/SectionIntro';

const Proof = styled('div')(({ theme }) => ({
  marginTop: 'auto',
  paddingTop: theme.spacing(1.5),
  color: theme.palette.text.primary,
  borderTop: `1px solid ${theme.palette.divider}`,
  fontWeight: 600,
}));

/** Why shippers choose us (specification 2, Shippers page). */
export function ReasonsToChoose() {
  const { data: page } = useShipperPageQuery();
  const reasons = useReasonsToChooseQuery();
  return (
    <Section>
      <SectionIntro text={page?.choose_text} />
      <QueryState
        result={reasons}
        loadingText={stateTexts.loading}
        errorText={detailOr(reasons.error, stateTexts.sectionFailed)}
      >
        {(list) => (
          <CardGrid>
            {list.map(({ id, logo, title, description, text }) => (
              <li key={id}>
                <InfoCard logo={logo} fallbackLogo={ownPictures.serviceIcon} title={title}>
                  <RichText html={description} top={4} />
                  {text ? (
                    <Proof>
                      <RichText html={text} top={4} />
                    </Proof>
                  ) : null}
                </InfoCard>
              </li>
            ))}
          </CardGrid>
        )}
      </QueryState>
    </Section>
  );
}
