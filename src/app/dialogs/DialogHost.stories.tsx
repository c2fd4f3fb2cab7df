import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { within } from 'storybook/test';
import type { Dialog } from '@/events/dialogs';
import { signedIn } from '@/testing/fixtures/account';
import { phone } from '@/testing/stories/phone';
import { DialogHost } from './DialogHost';

function showing(dialog: Dialog) {
  const ui = { dialog, sideMenu: 'closed' as const, toasts: [] };
  return { app: { preloaded: { ...signedIn, ui } } };
}

const meta: Meta<typeof DialogHost> = {
  title: 'Site/Dialogs and messages/DialogHost',
  component: DialogHost,
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('button', { name: /Save|Send|Submit|Request|Stay/ });
  },
};
export default meta;

type Story = StoryObj<typeof DialogHost>;

export const Closed: Story = { play: () => undefined };
export const ChangeUsername: Story = { parameters: showing({ kind: 'changeUsername' }) };
export const ChangeUsernameMobile: Story = {
  ...phone,
  parameters: showing({ kind: 'changeUsername' }),
};
export const ChangePassword: Story = {
  parameters: showing({ kind: 'changePassword' }),
};
export const SignOut: Story = {
  parameters: showing({ kind: 'signOut', text: 'Your report is not sent yet.' }),
};
export const Comment: Story = { parameters: showing({ kind: 'comment' }) };
export const ShipperApplication: Story = {
  tags: ['richest'],
  parameters: showing({ kind: 'shipperApplication', title: 'Shipper Application' }),
};
export const DriverApplication: Story = { parameters: showing({ kind: 'driverApplication' }) };
