import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { locationsMap } from '@/contract/constants';
import { createMapTiles, minZoom } from '@/contract/mapTiles';
import { phone } from '@/testing/stories/phone';
import { MarkerMap, type MapPoint } from './MarkerMap';

const points: MapPoint[] = [
  { key: 1, title: 'Chicago', place: [41.87, -87.66] },
  { key: 2, title: 'Dallas', place: [32.76, -96.9] },
];

const meta: Meta<typeof MarkerMap<MapPoint>> = {
  title: 'Shared/Pictures and motion/MarkerMap',
  component: MarkerMap<MapPoint>,
  args: {
    points,
    children: (point) => <p>What there is in {point.title}.</p>,
    label: 'Locations',
    // No tiles, because a story has no server.
    tiles: {
      ...createMapTiles('data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'),
      attribution: false,
    },
    start: { center: [37.09, -95.71], zoom: locationsMap.zoom },
    height: locationsMap.height,
  },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Mobile: Story = { ...phone };
export const Empty: Story = { args: { points: [] } };
export const PopupOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dallas' }));
    await expect(canvas.getByText('What there is in Dallas.')).toBeVisible();
    // The press moves the map no further than the popup needs, so the other marker can be pressed.
    await userEvent.click(canvas.getByRole('button', { name: 'Chicago' }));
    await expect(canvas.getByText('What there is in Chicago.')).toBeVisible();
    const map = canvas.getByRole('region', { name: 'Locations' }).getBoundingClientRect();
    for (const name of ['Chicago', 'Dallas']) {
      const marker = canvas.getByRole('button', { name }).getBoundingClientRect();
      await expect(marker.left >= map.left && marker.right <= map.right).toBe(true);
      await expect(marker.top >= map.top && marker.bottom <= map.bottom).toBe(true);
    }
  },
};

/** A tile's address ends with its zoom. */
const tilesWithZoom = createMapTiles(
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E#{z}',
);

const farPoints: MapPoint[] = [
  { key: 3, title: 'Nome', place: [64.5, -165.4] },
  { key: 4, title: 'Auckland', place: [-36.85, 174.76] },
];

export const ZoomedOut: Story = {
  args: { points: farPoints, tiles: tilesWithZoom },
  decorators: [
    (Story) => (
      <div style={{ width: 730, maxWidth: '100%' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const map = canvas.getByRole('region', { name: 'Locations' });
    const listBounds = (selector: string) =>
      Array.from(canvasElement.querySelectorAll(selector), (part) => part.getBoundingClientRect());
    const isCovered = () => {
      const { left, right, top, bottom } = map.getBoundingClientRect();
      const tiles = listBounds(`img[src$="#${minZoom}"]`);
      return (
        tiles.length > 0 &&
        Math.min(...tiles.map((tile) => tile.left)) <= left + 1 &&
        Math.max(...tiles.map((tile) => tile.right)) >= right - 1 &&
        Math.min(...tiles.map((tile) => tile.top)) <= top + 1 &&
        Math.max(...tiles.map((tile) => tile.bottom)) >= bottom - 1
      );
    };
    const zoomOut = canvas.getByRole('button', { name: 'Zoom out' });
    const presses = locationsMap.zoom - minZoom;
    for (let press = 0; press < presses; press += 1) await userEvent.click(zoomOut);
    await waitFor(() => expect(isCovered()).toBe(true));
    for (const { title } of farPoints) {
      await userEvent.click(canvas.getByRole('button', { name: title }));
      await waitFor(async () => {
        const popup = canvas.getByRole('group', { name: title }).getBoundingClientRect();
        const { left, right, top, bottom } = map.getBoundingClientRect();
        await expect(popup.left).toBeGreaterThanOrEqual(left);
        await expect(popup.right).toBeLessThanOrEqual(right);
        await expect(popup.top).toBeGreaterThanOrEqual(top);
        await expect(popup.bottom).toBeLessThanOrEqual(bottom);
        await expect(isCovered()).toBe(true);
      });
    }
  },
};

/** On a slow computer, a frame takes longer than the map waits before it reports its position. */
export const ZoomedInOnASlowComputer: Story = {
  args: { tiles: tilesWithZoom },
  beforeEach: () => {
    const { requestAnimationFrame, cancelAnimationFrame } = window;
    window.requestAnimationFrame = (callback) =>
      window.setTimeout(() => callback(performance.now()), 100);
    window.cancelAnimationFrame = (id) => window.clearTimeout(id);
    return () => Object.assign(window, { requestAnimationFrame, cancelAnimationFrame });
  },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const zoomIn = canvas.getByRole('button', { name: 'Zoom in' });
    const levels = locationsMap.maxZoom - locationsMap.zoom;
    for (let presses = 0; presses < levels; presses += 1) await userEvent.click(zoomIn);
    const tiles = `img[src$="#${locationsMap.maxZoom}"]`;
    await waitFor(() => expect(canvasElement.querySelectorAll(tiles)).not.toHaveLength(0), {
      timeout: 30_000,
    });
  },
};
