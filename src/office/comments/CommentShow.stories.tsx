import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { phone } from '@/testing/stories/phone';
import { officeAt, officeParameters, shows } from '@/testing/stories/officeStories';
import { CommentShow } from './CommentShow';

const meta: Meta<typeof CommentShow> = {
  title: 'Office/Leads and comments/CommentShow',
  component: CommentShow,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof CommentShow>;

export const Waiting: Story = {
  render: officeAt('/comments/5/show'),
  play: shows('On time, every time.'),
};
export const LongMobile: Story = { render: officeAt('/comments/4/show'), ...phone };
