import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { locationsMap } from '@/contract/constants';
import { phone } from '@/testing/stories/phone';
import { MarkerMap } from './MarkerMap';
import type { MapPoint } from './MarkerMap';

const points: MapPoint[] = [
  { key: 1, title: 'Chicago', place: [41.87, -87.66] },
  { key: 2, title: 'Dallas', place: [32.76, -96.9] },
];

const meta: Meta<typeof MarkerMap<MapPoint>> = {
  title: 'Components/MarkerMap',
  component: MarkerMap<MapPoint>,
  args: {
    points,
    children: (point) => <p>What there is in {point.title}.</p>,
    label: 'Locations',
    // There are no tiles, because a story has no server.
    tileUrl: 'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg"/%3E',
    attribution: false,
    start: { center: [37.09, -95.71], zoom: locationsMap.zoom },
    maxZoom: locationsMap.maxZoom,
    height: locationsMap.height,
  },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const Mobile: Story = { ...phone };
export const Empty: Story = { args: { points: [] } };
export const PopupOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Dallas' }));
    await expect(canvas.getByText('What there is in Dallas.')).toBeVisible();
  },
};
