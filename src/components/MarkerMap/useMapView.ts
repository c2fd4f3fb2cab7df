import { useRef, useState } from 'react';
import { minZoom, type MapTiles } from '@/contract/mapTiles';

/** Latitude and longitude, in degrees. */
export type Place = [number, number];

export interface View {
  center: Place;
  zoom: number;
}

/** The map's view, with props for the map. The zoom is limited to the deepest tiles of the place. */
export function useMapView(tiles: MapTiles, start: View) {
  const within = ({ center, zoom }: View): View => ({
    center,
    zoom: Math.min(zoom, tiles.maxZoomAt(center)),
  });
  const [view, setView] = useState(() => within(start));
  const isMoving = useRef(false);
  const mapProps = {
    provider: tiles.getUrl,
    minZoom,
    // There are no tiles beyond the edges of the world.
    limitBounds: 'edge' as const,
    maxZoom: tiles.maxZoomAt(view.center),
    attributionPrefix: false as const,
    ...(tiles.attribution ? {} : { attribution: false as const }),
    center: view.center,
    zoom: view.zoom,
    onAnimationStart: () => {
      isMoving.current = true;
    },
    onAnimationStop: () => {
      isMoving.current = false;
    },
    // Between two slow frames, the map reports a position on the way to the target. Storing it as the view would end
    // the move, and the press that started the move would be lost.
    onBoundsChanged: ({ center, zoom }: View) => {
      if (!isMoving.current) setView(within({ center, zoom }));
    },
  };
  return { view, setView: (next: View) => setView(within(next)), mapProps };
}
