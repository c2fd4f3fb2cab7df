import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { locationsMap } from '@/contract/constants';
import { mapTilesOf } from '@/contract/mapTiles';
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
      ...mapTilesOf('data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E'),
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
  },
};

/** On a slow computer, a frame takes longer than the map waits before it reports its position. */
export const ZoomedInOnASlowComputer: Story = {
  args: {
    tiles: mapTilesOf(`data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E#{z}`),
  },
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
