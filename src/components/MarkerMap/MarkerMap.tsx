import { useState, type KeyboardEvent, type ReactNode } from 'react';
import Paper from '@mui/material/Paper';
import type { SxProps, Theme } from '@mui/material/styles';
import { Map, Overlay } from 'pigeon-maps';
import { minZoom, seaColor, type MapTiles } from '@/contract/mapTiles';
import { project } from '@/contract/projection';
import { MapPopup, popupWidth, Marker, ZoomButtons } from './MapOverlays';
import { useMapView, type Place, type View } from './useMapView';

export interface MapPoint {
  key: string | number;
  title: string;
  place: Place;
}

const frameStyles: SxProps<Theme> = {
  position: 'relative',
  overflow: 'hidden',
  backgroundColor: seaColor,
  // The library's light gray would flash while tiles load.
  // A focused marker at the edge would scroll a part whose overflow is hidden, and the map with it.
  '& > div:first-of-type': { background: 'none !important', overflow: 'clip !important' },
  // The map may be positioned at a fraction of a pixel, so the tiles overlap to hide the seams.
  '& .pigeon-tiles img': { width: 257, height: 257 },
};

interface MarkerMapProps<Point extends MapPoint> {
  points: readonly Point[];
  children: (point: Point) => ReactNode;
  label: string;
  tiles: MapTiles;
  start: View;
  /** In px. */
  height: number;
}

/**
 * Where the point of an open popup is, as a share of the map's height from the top. Below the center, to leave room for
 * the popup.
 */
const openAt = 0.78;

/** In px, between a popup and the upper, left and right edges. */
const gap = 8;

/** In px, between a point and its popup. */
const overMarker = 20;

/** The side of the whole map in px at a zoom level, with tiles of 256 px. */
const worldSide = (zoom: number) => 256 * 2 ** zoom;

/**
 * A popup's position and height limit, in px. It moves aside near the left or right edge of the world, and is shorter
 * near the upper one.
 */
function popupNear([latitude, longitude]: Place, zoom: number, mapHeight: number) {
  const side = worldSide(zoom);
  const { x, y } = project(longitude, latitude);
  const needed = popupWidth / 2 + gap;
  const shift = Math.max(0, needed - x * side) - Math.max(0, needed - (1 - x) * side);
  return {
    left: shift - popupWidth / 2,
    bottom: overMarker,
    maxHeight: Math.min(mapHeight * openAt, y * side) - overMarker - gap,
  };
}

/** The place `px` pixels north of another at this zoom level (Web Mercator). */
function above([latitude, longitude]: Place, px: number, zoom: number): Place {
  const radian = Math.PI / 180;
  const north = Math.asinh(Math.tan(latitude * radian)) + (2 * Math.PI * px) / worldSide(zoom);
  return [Math.atan(Math.sinh(north)) / radian, longitude];
}

/** A map with a marker for each point and one open popup at most. */
export function MarkerMap<Point extends MapPoint>(props: MarkerMapProps<Point>) {
  const { points, children, label, tiles, start, height } = props;
  const { view, setView, mapProps } = useMapView(tiles, start);
  const [open, setOpen] = useState<Point['key'] | null>(null);
  const shown = points.find(({ key }) => key === open);

  /** The view in which a place's popup is completely visible. */
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
                // The map prevents the mouse from focusing the marker, but Escape closes a popup only while the focus
                // is inside the map.
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
              {...popupNear(shown.place, view.zoom, height)}
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
