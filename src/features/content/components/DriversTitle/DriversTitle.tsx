import type { ReactNode } from 'react';
import Paper from '@mui/material/Paper';
import { detailOr } from '@/api/appError';
import { QueryState } from '@/components/QueryState/QueryState';
import { RichText } from '@/components/RichText/RichText';
import { stateTexts } from '@/contract/messages/states';
import { useDriverPageQuery } from '../../driverPageApi';
import { ownPictures } from '../../ownPictures';
import { Hero } from '../Hero/Hero';

/** The hero of the drivers page. */
export function DriversTitle({ children }: { children: ReactNode }) {
  const page = useDriverPageQuery();
  return (
    <Hero
      name="drivers-title"
      picture={page.data?.backgroundImage ?? null}
      described={page.data?.described}
      fallback={ownPictures.hero}
      aside={
        <Paper
          sx={{
            padding: { xs: 3, sm: 4 },
            borderTop: 4,
            borderColor: 'primary.main',
            boxShadow: '0 24px 64px rgb(0 0 0 / 45%)',
          }}
        >
          {page.data ? (
            <RichText
              html={page.data.driver_form_text}
              top={2}
              plainAs="h2"
              sx={{
                marginBottom: 3,
                color: 'text.secondary',
                '& h2': { typography: 'h3', color: 'text.primary' },
              }}
            />
          ) : null}
          {children}
        </Paper>
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
