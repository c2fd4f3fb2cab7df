import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { longText, longTitle } from '@/testing/fixtures/extremes';
import { MapPopup, Marker, ZoomButtons } from './MapOverlays';

const meta: Meta<typeof MapPopup> = {
  title: 'Shared/Pictures and motion/MapOverlays',
  component: MapPopup,
  args: {
    title: 'Joliet, IL',
    left: -130,
    bottom: 20,
    maxHeight: 280,
    onClose: fn(),
    children: <p>Yard, shop and showers.</p>,
  },
  decorators: [
    (Story) => (
      <div style={{ position: 'relative', width: 300, height: 420, margin: '0 auto' }}>
        <div style={{ position: 'absolute', left: 150, bottom: 20 }}>
          <Story />
        </div>
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof MapPopup>;

export const Popup: Story = {};
export const PopupLong: Story = {
  args: { title: longTitle, children: <p>{longText}</p> },
  play: async ({ canvas }) => {
    const popup = canvas.getByRole('group');
    await expect(popup.scrollHeight).toBeGreaterThan(popup.clientHeight);
    popup.scrollTop = popup.scrollHeight;
    const close = canvas.getByRole('button').getBoundingClientRect();
    await expect(close.top).toBeGreaterThanOrEqual(popup.getBoundingClientRect().top);
  },
};
export const PopupClosed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Close Joliet, IL' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};
export const MarkerClosed: Story = {
  render: () => <Marker aria-label="Joliet, IL" aria-expanded={false} />,
};
export const MarkerOpen: Story = {
  render: () => <Marker aria-label="Joliet, IL" aria-expanded />,
};
const zoom = fn();
export const Zoom: Story = {
  render: () => <ZoomButtons onZoom={zoom} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Zoom in' }));
    await expect(zoom).toHaveBeenCalledWith(1);
  },
};
