import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { phone } from '@/testing/stories/phone';
import { empty, officeAt, officeParameters, shows } from '@/testing/stories/officeStories';
import { MediaList } from './MediaList';

const meta: Meta<typeof MediaList> = {
  title: 'Office/Pages/MediaList',
  component: MediaList,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof MediaList>;

export const Default: Story = { render: officeAt('/media'), play: shows('cab-at-dawn.jpg') };
export const Empty: Story = {
  render: officeAt('/media', { responses: empty }),
  play: shows('No pictures or videos yet.'),
};
export const Mobile: Story = {
  render: officeAt('/media'),
  ...phone,
};
export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
