import Link from '@mui/material/Link';
import { useSettings } from '@/api/useSettings';
import { MarkerMap } from '@/components/MarkerMap/MarkerMap';
import { RichText } from '@/components/RichText/RichText';
import { locationsMap } from '@/contract/constants';
import { createMapTiles } from '@/contract/mapTiles';
import { webLink } from '@/contract/webLink';
import type { RichLocation } from '../../commonApi';

/** A place's link may also be a path on this site. */
const toPlaceLink = (url: string) => (/^\/(?!\/)/.test(url.trim()) ? url.trim() : webLink(url));

export function LocationsMap({ locations }: { locations: readonly RichLocation[] }) {
  const { mapTileUrl } = useSettings();
  const [latitude, longitude] = locationsMap.center;
  const points = locations.map((location) => ({
    ...location,
    key: location.id,
    place: [location.latitude, location.longitude] satisfies [number, number],
  }));
  return (
    <MarkerMap
      points={points}
      label="Locations"
      tiles={createMapTiles(mapTileUrl)}
      start={{ center: [latitude, longitude], zoom: locationsMap.zoom }}
      height={locationsMap.height}
    >
      {({ description, url }) => {
        const link = toPlaceLink(url);
        return (
          <>
            <RichText html={description} top={5} />
            {link ? (
              <Link
                href={link}
                target="_blank"
                rel="noopener noreferrer"
                color="primary"
                sx={{ display: 'inline-block', marginTop: 1, paddingBlock: 0.5 }}
              >
                More info
              </Link>
            ) : null}
          </>
        );
      }}
    </MarkerMap>
  );
}
