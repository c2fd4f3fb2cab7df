import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { phone } from '@/testing/stories/phone';
import { empty, officeAt, officeParameters, shows } from '@/testing/stories/officeStories';
import { CommentList } from './CommentList';

const meta: Meta<typeof CommentList> = {
  title: 'Office/Pages/CommentList',
  component: CommentList,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof CommentList>;

export const Default: Story = {
  render: officeAt('/comments'),
  play: shows('On time, every time.'),
};
export const Empty: Story = {
  render: officeAt('/comments', { responses: empty }),
  play: shows('No comments yet.'),
};
export const EmptyWithModeration: Story = {
  ...Empty,
  play: shows('New comments wait for approval'),
};
export const Mobile: Story = {
  render: officeAt('/comments'),
  ...phone,
};
export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
