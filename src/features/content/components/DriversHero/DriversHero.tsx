import type { ReactNode } from 'react';
import { styled } from '@mui/material/styles';
import { detailOr } from '../../../../api/appError';
import { QueryState } from '../../../../components/QueryState/QueryState';
import { RichText } from '../../../../components/RichText/RichText';
import { stateTexts } from '../../../../contract/messages';
import { useDriverPageQuery } from '../../driverPageApi';
import { ownPictures } from '../../ownPictures';
import { Hero } from '../Hero/Hero';

const FormPlate = styled('div')(({ theme }) => ({
  padding: theme.spacing(3),
  background: theme.palette.background.paper,
  borderTop: `4px solid ${theme.palette.primary.main}`,
  borderRadius: theme.radii.medium,
  boxShadow: '0 24px 64px rgb(0 0 0 / 45%)',
  [theme.breakpoints.up('sm')]: { padding: theme.spacing(4) },
  '& h2': theme.typography.h3,
}));

const FormText = styled('div')(({ theme }) => ({
  marginBottom: theme.spacing(3),
  color: theme.palette.text.secondary,
  '& h2': { color: theme.palette.text.primary },
}));

/** The head of the drivers page; `children` is the application form (specification 2, Drivers page). */
export function DriversHero({ children }: { children: ReactNode }) {
  const page = useDriverPageQuery();
  return (
    <Hero
      picture={page.data?.backgroundImage ?? null}
      fallback={ownPictures.hero}
      aside={
        <FormPlate>
          {page.data ? (
            <FormText>
              <RichText html={page.data.driver_form_text} top={2} plainAs="h2" />
            </FormText>
          ) : null}
          {children}
        </FormPlate>
      }
    >
      <QueryState
        result={page}
        loadingText={stateTexts.loading}
        errorText={detailOr(page.error, stateTexts.loadFailed)}
      >
        {(texts) => <RichText html={texts.driver_and_shipper_text} top={1} plainAs="h1" />}
      </QueryState>
    </Hero>
  );
}
