import * as fc from 'fast-check';
import { project } from '@/contract/projection';
import { markerBox, popupBox, popupNear, reveal } from './reveal';
import type { Place, View } from './useMapView';

const size = { width: 390, height: 400 };
const start: View = { center: [37.09, -95.71], zoom: 4 };
const side = 256 * 2 ** 4;

/** Where a place is in the view, in px from its upper left corner. */
function toPixel([latitude, longitude]: Place, { center }: View) {
  const [point, middle] = [project(longitude, latitude), project(center[1], center[0])];
  return {
    x: (point.x - middle.x) * side + size.width / 2,
    y: (point.y - middle.y) * side + size.height / 2,
  };
}

test('a place whose marker and popup fit into the view does not move the map', () => {
  expect(reveal(start, [37, -95], markerBox, size)).toEqual(start);
  const popup = popupBox(popupNear([36, -95.71], 4, size.height), 120);
  expect(reveal(start, [36, -95.71], popup, size)).toEqual(start);
});

test('the map moves so that a marker and its popup are visible, and no further', () => {
  const place = fc.tuple(
    fc.double({ min: 20, max: 60, noNaN: true }),
    fc.double({ min: -130, max: -60, noNaN: true }),
  );
  fc.assert(
    fc.property(place, fc.integer({ min: 40, max: 600 }), (somewhere, popupHeight) => {
      const near = popupNear(somewhere, 4, size.height);
      const box = popupBox(near, popupHeight);
      const view = reveal(start, somewhere, box, size);
      const { x, y } = toPixel(somewhere, view);
      const edges = [
        x + box.left,
        size.width - x - box.right,
        y + box.top,
        size.height - y - box.bottom,
      ];
      // The popup's distance from an edge that the map moved to show is 8 px.
      for (const edge of edges) expect(edge).toBeGreaterThan(8 - 1e-6);
      const before = toPixel(somewhere, start);
      const [moved, left] = [x - before.x, before.x + box.left];
      if (Math.abs(moved) > 1e-6) {
        expect(left < 8 || before.x + box.right > size.width - 8).toBe(true);
        expect(Math.min(edges[0] ?? 0, edges[1] ?? 0)).toBeCloseTo(8, 3);
      }
    }),
  );
});
