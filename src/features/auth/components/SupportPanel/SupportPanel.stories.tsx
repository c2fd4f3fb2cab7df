import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { calls } from '@/contract/calls';
import { respondingWith, rejectedWith, withoutResponse } from '@/testing/stories/callStories';
import { supportContact } from '@/testing/fixtures/account';
import { SupportPanel } from './SupportPanel';

const meta: Meta<typeof SupportPanel> = {
  title: 'Site/Sign-in and account/SupportPanel',
  component: SupportPanel,
  args: { id: 'contact-support' },
};
export default meta;

type Story = StoryObj<typeof SupportPanel>;

export const Default: Story = {
  parameters: respondingWith('get', calls.forgotPassword, supportContact),
};
export const WithoutPhone: Story = {
  parameters: respondingWith('get', calls.forgotPassword, { email: 'help@linehaul.test' }),
};
export const Loading: Story = {
  parameters: withoutResponse('get', calls.forgotPassword),
};
export const Failed: Story = {
  parameters: rejectedWith('get', calls.forgotPassword, null, 500),
};
