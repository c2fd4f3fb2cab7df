import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen } from 'storybook/test';
import { picture, unusedPicture, video } from '@/testing/fixtures/inbox';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { MediaTile } from './MediaTile';

const meta: Meta<typeof MediaTile> = {
  title: 'Office/Pictures and videos/MediaTile',
  component: MediaTile,
  parameters: officeParameters,
  decorators: [inOffice()],
  render: (args) => (
    <ul style={{ maxWidth: 280, padding: 0 }}>
      <MediaTile {...args} />
    </ul>
  ),
  play: shows('Edit text'),
};
export default meta;

type Story = StoryObj<typeof MediaTile>;

export const Used: Story = { args: { media: picture } };
export const Unused: Story = { args: { media: unusedPicture } };
export const Video: Story = { args: { media: video } };
export const DescribeDialog: Story = {
  ...Used,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Edit text' }));
    await screen.findByRole('dialog');
  },
};
export const DeleteDialog: Story = {
  ...Unused,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    await screen.findByRole('dialog');
  },
};
