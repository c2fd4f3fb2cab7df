import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { Route, Routes } from 'react-router';
import { signedIn, signedOut } from '@/testing/fixtures/account';
import { RequireSession } from './RequireSession';

const meta: Meta<typeof RequireSession> = {
  title: 'Site/Sign-in and account/RequireSession',
  component: RequireSession,
  args: { children: <h1>Driver Vehicle Inspection Report</h1> },
};
export default meta;

type Story = StoryObj<typeof RequireSession>;

export const SignedIn: Story = { parameters: { app: { preloaded: signedIn } } };
export const NotYetKnown: Story = {};

const thenLogin: Story = {
  render: (args) => (
    <Routes>
      <Route path="/" element={<RequireSession {...args} />} />
      <Route path="/login" element={<h1>Enter to the platform</h1>} />
    </Routes>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Enter to the platform')).toBeVisible();
  },
};
export const SignedOut: Story = {
  ...thenLogin,
  parameters: { app: { preloaded: signedOut } },
};
export const Expired: Story = {
  ...thenLogin,
  parameters: { app: { preloaded: { auth: { status: 'expired' } } } },
};
