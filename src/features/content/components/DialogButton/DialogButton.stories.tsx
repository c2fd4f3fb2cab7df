import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { allLoaded } from '@/testing/stories/contentStories';
import { phone } from '@/testing/stories/phone';
import { DialogButton } from './DialogButton';

const meta: Meta<typeof DialogButton> = {
  title: 'Site/On several pages/DialogButton',
  component: DialogButton,
  parameters: allLoaded,
  args: { dialog: { kind: 'driverApplication' }, children: 'Get in touch with us' },
};
export default meta;

type Story = StoryObj<typeof DialogButton>;

export const Primary: Story = {};
export const Outlined: Story = {
  args: { dialog: { kind: 'comment' }, variant: 'outlined', children: 'Leave a comment' },
};
export const Mobile: Story = { ...phone };
