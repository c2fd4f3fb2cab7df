import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import Paper from '@mui/material/Paper';
import type { SxProps, Theme } from '@mui/material/styles';
import { Map, Overlay } from 'pigeon-maps';
import { minZoom, seaColor, type MapTiles } from '@/contract/mapTiles';
import { MapPopup, Marker, ZoomButtons } from './MapOverlays';
import { markerBox, popupBox, popupNear, reveal, type Box } from './reveal';
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

/** A map with a marker for each point and one open popup at most. */
export function MarkerMap<Point extends MapPoint>(props: MarkerMapProps<Point>) {
  const { points, children, label, tiles, start, height } = props;
  const { view, setView, mapProps } = useMapView(tiles, start);
  const [open, setOpen] = useState<Point['key'] | null>(null);
  const shown = points.find(({ key }) => key === open);

  const frame = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLDivElement>(null);

  const show = (place: Place, box: Box, zoom = view.zoom) =>
    setView(
      reveal({ ...view, zoom }, place, box, { width: frame.current?.clientWidth ?? 0, height }),
    );
  const showPopup = (zoom = view.zoom) => {
    if (!shown) return setView({ ...view, zoom });
    const near = popupNear(shown.place, zoom, height);
    return show(shown.place, popupBox(near, popup.current?.offsetHeight ?? 0), zoom);
  };
  // The popup's height is known once it is rendered.
  const onOpened = useEffectEvent(() => showPopup());
  useEffect(() => {
    if (open !== null) onOpened();
  }, [open]);

  const zoomBy = (step: number) => {
    const zoom = Math.max(minZoom, Math.round(view.zoom) + step);
    showPopup(Math.min(zoom, mapProps.maxZoom));
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !shown) return;
    event.currentTarget.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setOpen(null);
  };

  return (
    <Paper
      ref={frame}
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
                if (event.target.matches(':focus-visible')) show(point.place, markerBox);
              }}
              onClick={(event) => {
                // The map prevents the mouse from focusing the marker, but Escape closes a popup only while the focus
                // is inside the map.
                event.currentTarget.focus();
                setOpen(point.key === open ? null : point.key);
              }}
            />
          </Overlay>
        ))}
        {shown ? (
          <Overlay anchor={shown.place} style={{ zIndex: 2 }}>
            <MapPopup
              ref={popup}
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
