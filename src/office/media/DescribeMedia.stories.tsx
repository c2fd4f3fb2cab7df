import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen } from 'storybook/test';
import { picture } from '@/testing/fixtures/inbox';
import { inOffice, officeParameters } from '@/testing/stories/officeStories';
import { DescribeMedia } from './DescribeMedia';

const meta: Meta<typeof DescribeMedia> = {
  title: 'Office/Pictures and videos/DescribeMedia',
  component: DescribeMedia,
  parameters: officeParameters,
  decorators: [inOffice()],
  args: { media: picture, onClose: () => undefined },
  play: async () => {
    await screen.findByRole('dialog');
  },
};
export default meta;

type Story = StoryObj<typeof DescribeMedia>;

export const DialogOpen: Story = {};
