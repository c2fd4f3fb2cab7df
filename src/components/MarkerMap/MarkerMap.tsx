import { useState, type KeyboardEvent, type ReactNode } from 'react';
import Paper from '@mui/material/Paper';
import type { SxProps, Theme } from '@mui/material/styles';
import { Map, Overlay } from 'pigeon-maps';
import { minZoom, type MapTiles } from '@/contract/mapTiles';
import { MapPopup, Marker, ZoomButtons } from './MapOverlays';
import { useMapView, type Place, type View } from './useMapView';

export interface MapPoint {
  key: string | number;
  title: string;
  place: Place;
}

const frameStyles: SxProps<Theme> = {
  position: 'relative',
  overflow: 'hidden',
  backgroundColor: 'surface.band',
  // The library's background is light gray, which would flash while tiles load.
  '& > div:first-of-type': { background: 'none !important' },
  // The map is positioned at fractions of a pixel, so tiles overlap a little to hide the seams.
  '& .pigeon-tiles img': { width: 257, height: 257 },
};

interface MarkerMapProps<Point extends MapPoint> {
  points: readonly Point[];
  /** The content of a point's popup, below the title. */
  children: (point: Point) => ReactNode;
  label: string;
  tiles: MapTiles;
  start: View;
  /** Height of the map, in px. */
  height: number;
}

/**
 * The position of an open popup's point, as a share of the map's height. Below the center, there is
 * space for the popup above the point.
 */
const openAt = 0.78;

/** Space between the popup and the map's upper edge, in px. */
const gap = 8;

/** Space between a point and its popup, in px. */
const overMarker = 20;

/** The place that is `px` above the given one (Web Mercator with tiles of 256 px). */
function above([latitude, longitude]: Place, px: number, zoom: number): Place {
  const radian = Math.PI / 180;
  const north = Math.asinh(Math.tan(latitude * radian)) + (2 * Math.PI * px) / (256 * 2 ** zoom);
  return [Math.atan(Math.sinh(north)) / radian, longitude];
}

/**
 * A map with a round marker per point and one popup at a time. Markers are buttons. Tab moves
 * between them and the map follows, Enter opens a popup, and Escape closes it. One finger and the
 * plain wheel scroll the page, not the map.
 */
export function MarkerMap<Point extends MapPoint>(props: MarkerMapProps<Point>) {
  const { points, children, label, tiles, start, height } = props;
  const { view, setView, mapProps } = useMapView(tiles, start);
  const [open, setOpen] = useState<Point['key'] | null>(null);
  const shown = points.find(({ key }) => key === open);

  /** The view that shows the whole popup of this place. */
  const around = (place: Place, zoom: number): View => ({
    center: above(place, height * (openAt - 0.5), zoom),
    zoom,
  });

  const zoomBy = (step: number) => {
    const zoom = Math.max(minZoom, Math.round(view.zoom) + step);
    setView(shown ? around(shown.place, zoom) : { ...view, zoom });
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !shown) return;
    event.currentTarget.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setOpen(null);
  };

  return (
    <Paper
      variant="outlined"
      role="region"
      aria-label={label}
      onKeyDown={onKeyDown}
      style={{ height }}
      sx={frameStyles}
    >
      <Map height={height} metaWheelZoom twoFingerDrag onClick={() => setOpen(null)} {...mapProps}>
        {points.map((point) => (
          <Overlay key={point.key} anchor={point.place} offset={[22, 22]}>
            <Marker
              type="button"
              aria-label={point.title}
              aria-expanded={point.key === open}
              onFocus={(event) => {
                if (event.target.matches(':focus-visible'))
                  setView({ ...view, center: point.place });
              }}
              onClick={(event) => {
                // The map prevents the mouse from focusing the marker. The marker needs the focus,
                // because the focused element handles Escape.
                event.currentTarget.focus();
                setOpen(point.key === open ? null : point.key);
                setView(around(point.place, view.zoom));
              }}
            />
          </Overlay>
        ))}
        {shown ? (
          <Overlay anchor={shown.place} style={{ zIndex: 2 }}>
            <MapPopup
              title={shown.title}
              bottom={overMarker}
              maxHeight={height * openAt - overMarker - gap}
              onClose={() => setOpen(null)}
            >
              {children(shown)}
            </MapPopup>
          </Overlay>
        ) : null}
      </Map>
      <ZoomButtons onZoom={zoomBy} />
    </Paper>
  );
}
