import { lazy, Suspense, useRef, useState, type RefObject } from 'react';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Columns } from '@/components/Columns/Columns';
import { importWithRetry } from '@/components/lazy/importWithRetry';
import { near, useInView } from '@/components/motion/useInView';
import { QueryState } from '@/components/QueryState/QueryState';
import { RichText } from '@/components/RichText/RichText';
import { Section } from '@/components/Section/Section';
import { locationsMap } from '@/contract/constants';
import { stateTexts } from '@/contract/messages/states';
import { useLocationsQuery, useLocationsTextQuery } from '../../commonApi';
import { DialogButton } from '../DialogButton/DialogButton';

function MapFailed() {
  return (
    <QueryState result={{ isError: true }} loadingText="" errorText={stateTexts.mapFailed}>
      {() => null}
    </QueryState>
  );
}

const LocationsMap = lazy(() =>
  importWithRetry(() => import(/* webpackChunkName: "map" */ './LocationsMap')).then(
    ({ LocationsMap }) => ({ default: LocationsMap }),
    () => ({ default: MapFailed }),
  ),
);

function useWasNear(element: RefObject<Element | null>): boolean {
  const isNear = useInView(element, near);
  const [wasNear, setWasNear] = useState(false);
  if (isNear && !wasNear) setWasNear(true);
  return wasNear;
}

function MapWhenNear({ loadingText }: { loadingText: string }) {
  const place = useRef<HTMLDivElement>(null);
  const wasNear = useWasNear(place);
  const locations = useLocationsQuery(undefined, { skip: !wasNear });
  return (
    <Box
      ref={place}
      // Reserves the map's height, so that nothing shifts when the map appears.
      sx={{
        display: 'grid',
        minHeight: locationsMap.height,
        backgroundColor: 'surface.sunken',
        borderRadius: 1,
        '& > p': { placeSelf: 'center' },
      }}
    >
      <QueryState result={locations} loadingText={loadingText} errorText={stateTexts.mapFailed}>
        {(list) => (
          <Suspense
            fallback={
              <Typography role="status" color="textSecondary">
                {loadingText}
              </Typography>
            }
          >
            <LocationsMap locations={list} />
          </Suspense>
        )}
      </QueryState>
    </Box>
  );
}

export function Locations() {
  const text = useLocationsTextQuery();
  return (
    <Section name="locations" tone="band">
      <Columns shares={[1.6, 1]} from="md" sx={{ gap: { xs: 4, md: 7 }, alignItems: 'center' }}>
        {/* While the text's error is visible, the map shows no loading text. */}
        <MapWhenNear loadingText={text.isError ? '' : stateTexts.loadingMap} />
        <Stack sx={{ alignItems: 'flex-start', gap: 2.5, color: 'text.secondary' }}>
          <QueryState
            result={text}
            loadingText={stateTexts.loading}
            errorText={stateTexts.mapFailed}
          >
            {({ title, description }) => (
              <>
                <Typography variant="h2" color="textPrimary">
                  {title}
                </Typography>
                <RichText html={description} top={3} />
              </>
            )}
          </QueryState>
          <DialogButton dialog={{ kind: 'driverApplication' }}>Get in touch with us</DialogButton>
        </Stack>
      </Columns>
    </Section>
  );
}
