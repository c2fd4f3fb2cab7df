import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { phone } from '@/testing/stories/phone';
import { officeAt, officeParameters, shows } from '@/testing/stories/officeStories';
import { MyAccount } from './MyAccount';

const meta: Meta<typeof MyAccount> = {
  title: 'Office/Account and people/MyAccount',
  component: MyAccount,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof MyAccount>;

export const OfAnAdmin: Story = { render: officeAt('/account'), play: shows('Change username') };
export const ChangingThePassword: Story = {
  render: officeAt('/account'),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Change password' }));
  },
};
export const Mobile: Story = { ...OfAnAdmin, ...phone };
