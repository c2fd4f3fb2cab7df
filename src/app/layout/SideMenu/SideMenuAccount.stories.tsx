import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { phone } from '@/testing/stories/phone';
import type { Account } from '@/contract/account';
import { longWord } from '@/testing/fixtures/extremes';
import { signedIn } from '@/testing/fixtures/account';
import { SideMenuAccount } from './SideMenuAccount';

function as(user: Account | null) {
  return { app: { preloaded: { auth: { ...signedIn.auth, user } } } };
}

const meta: Meta<typeof SideMenuAccount> = {
  title: 'Site/Header, menu and footer/SideMenuAccount',
  component: SideMenuAccount,
  args: { onFollow: fn() },
  globals: phone.globals,
  parameters: { app: { preloaded: signedIn } },
};
export default meta;

type Story = StoryObj<typeof SideMenuAccount>;

export const Default: Story = {};
export const WithoutEmail: Story = { parameters: as({ username: 'dana.driver', email: '' }) };
export const NotYetKnown: Story = { parameters: as(null) };
export const LongTexts: Story = {
  parameters: as({ username: longWord, email: `${longWord}@linehaul.test` }),
};
export const Followed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change Username' }));
    await expect(args.onFollow).toHaveBeenCalled();
  },
};
