import { useRef, useState } from 'react';
import { minZoom, type MapTiles } from '@/contract/mapTiles';

/** A latitude and a longitude, in degrees. */
export type Place = [number, number];

export interface View {
  center: Place;
  zoom: number;
}

/**
 * The view, and the map properties that show it and report moves by wheel and fingers. Where the
 * tiles end at a lower zoom, the view has that zoom.
 */
export function useMapView(tiles: MapTiles, start: View) {
  const within = ({ center, zoom }: View): View => ({
    center,
    zoom: Math.min(zoom, tiles.maxZoomAt(center)),
  });
  const [view, setView] = useState(() => within(start));
  const isMoving = useRef(false);
  const mapProps = {
    provider: tiles.urlOf,
    minZoom,
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
    // Between two slow frames, the map reports a place on the way to the target. Using that place
    // as the view would end the move and lose the press that started it.
    onBoundsChanged: ({ center, zoom }: View) => {
      if (!isMoving.current) setView(within({ center, zoom }));
    },
  };
  return { view, setView: (next: View) => setView(within(next)), mapProps };
}
