import { lazy, Suspense, useRef, useState } from 'react';
import { styled } from '@mui/material/styles';
import Button from '@mui/material/Button';
import { QueryState } from '../../../../components/QueryState/QueryState';
import { RichText } from '../../../../components/RichText/RichText';
import { Section } from '../../../../components/Section/Section';
import { useInView } from '../../../../components/motion/useInView';
import { near } from '../../../../components/motion/watchInView';
import { locationsMap } from '../../../../contract/constants';
import { stateTexts } from '../../../../contract/messages';
import { useLocationsQuery, useLocationsTextQuery } from '../../commonApi';
import { useDialogRequest } from '../../useDialogRequest';

function MapFailed() {
  return (
    <QueryState result={{ isError: true }} loadingText="" errorText={stateTexts.mapFailed}>
      {() => null}
    </QueryState>
  );
}

/** A map that can't be fetched fails in its place alone. */
const LocationsMap = lazy(() =>
  import(/* webpackChunkName: "map" */ './LocationsMap').then(
    ({ LocationsMap }) => ({ default: LocationsMap }),
    () => ({ default: MapFailed }),
  ),
);

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(4),
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1.6fr) minmax(0, 1fr)',
    gap: theme.spacing(7),
    alignItems: 'center',
  },
}));

/** As high as the map from the start, so that nothing shifts when it comes. */
const MapPlace = styled('div')(({ theme }) => ({
  display: 'grid',
  minHeight: locationsMap.height,
  background: theme.palette.surface.sunken,
  borderRadius: theme.radii.medium,
  '& > p': { placeSelf: 'center' },
}));

const Words = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(2.5),
  color: theme.palette.text.secondary,
  '& h2': { ...theme.typography.h2, color: theme.palette.text.primary, textWrap: 'balance' },
}));

const Waiting = styled('p')(({ theme }) => ({ color: theme.palette.text.secondary }));

const waiting = <Waiting role="status">{stateTexts.loadingMap}</Waiting>;

function MapWhenNear() {
  const place = useRef<HTMLDivElement>(null);
  const isNear = useInView(place, near);
  const [wasNear, setWasNear] = useState(false);
  if (isNear && !wasNear) setWasNear(true);
  const locations = useLocationsQuery(undefined, { skip: !wasNear });
  return (
    <MapPlace ref={place}>
      <QueryState
        result={locations}
        loadingText={stateTexts.loadingMap}
        errorText={stateTexts.mapFailed}
      >
        {(list) => (
          <Suspense fallback={waiting}>
            <LocationsMap locations={list} />
          </Suspense>
        )}
      </QueryState>
    </MapPlace>
  );
}

/** Where we are, beside it why that matters (specification 2, Locations map). */
export function LocationsSection() {
  const text = useLocationsTextQuery();
  const requestDialog = useDialogRequest();
  return (
    <Section tone="band">
      <Columns>
        <MapWhenNear />
        <Words>
          <QueryState
            result={text}
            loadingText={stateTexts.loading}
            errorText={stateTexts.mapFailed}
          >
            {({ title, description }) => (
              <>
                <h2>{title}</h2>
                <RichText html={description} top={3} />
              </>
            )}
          </QueryState>
          <Button onClick={() => requestDialog({ kind: 'driverApplication' })}>
            Get in touch with us
          </Button>
        </Words>
      </Columns>
    </Section>
  );
}
