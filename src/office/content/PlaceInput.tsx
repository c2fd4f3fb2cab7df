import Box from '@mui/material/Box';
import { Map, Marker } from 'pigeon-maps';
import { useSourceContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useSettings } from '@/api/useSettings';
import { useMapView } from '@/components/MarkerMap/useMapView';
import { locationsMap } from '@/contract/constants';
import { createMapTiles } from '@/contract/mapTiles';

/** Five decimals of a degree are accurate to about a yard. */
const rounded = (degrees: number) => Math.round(degrees * 100_000) / 100_000;

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** A map on which a click sets the location's coordinates. */
export function PlaceInput() {
  const { getSource } = useSourceContext();
  const { setValue } = useFormContext();
  const latitude: unknown = useWatch({ name: getSource('latitude') });
  const longitude: unknown = useWatch({ name: getSource('longitude') });
  const isPlaced = isNumber(latitude) && isNumber(longitude);
  const [north, west] = locationsMap.center;
  const place: [number, number] = isPlaced ? [latitude, longitude] : [north, west];
  const { mapTileUrl } = useSettings();
  const start = { center: place, zoom: isPlaced ? 6 : 3 };
  const { mapProps } = useMapView(createMapTiles(mapTileUrl), start);
  return (
    <Box
      role="img"
      aria-label="Map: click to place the location"
      sx={{ width: 1, maxWidth: 560, height: 240, mb: 2 }}
    >
      <Map
        height={240}
        metaWheelZoom
        twoFingerDrag
        {...mapProps}
        onClick={({ latLng: [clickedLatitude, clickedLongitude] }) => {
          const options = { shouldDirty: true, shouldValidate: true };
          setValue(getSource('latitude'), rounded(clickedLatitude), options);
          setValue(getSource('longitude'), rounded(clickedLongitude), options);
        }}
      >
        {isPlaced ? <Marker anchor={place} width={36} /> : null}
      </Map>
    </Box>
  );
}
