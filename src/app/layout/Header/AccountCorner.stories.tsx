import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { signedIn, signedOut } from '@/testing/fixtures/account';
import { AccountCorner } from './AccountCorner';

const meta: Meta<typeof AccountCorner> = {
  title: 'Site/Header, menu and footer/AccountCorner',
  component: AccountCorner,
};
export default meta;

type Story = StoryObj<typeof AccountCorner>;

export const SignedOut: Story = { parameters: { app: { preloaded: signedOut } } };
export const SignedIn: Story = {
  parameters: { app: { preloaded: signedIn } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'dana.driver' })).toBeVisible();
  },
};
