import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { picture, video } from '@/testing/fixtures/inbox';
import { inOffice, officeParameters } from '@/testing/stories/officeStories';
import { MediaPreview } from './MediaPreview';

const meta: Meta<typeof MediaPreview> = {
  title: 'Office/Pictures and videos/MediaPreview',
  component: MediaPreview,
  parameters: officeParameters,
  decorators: [inOffice()],
};
export default meta;

type Story = StoryObj<typeof MediaPreview>;

export const Picture: Story = { args: { media: picture } };
export const Video: Story = { args: { media: video } };
