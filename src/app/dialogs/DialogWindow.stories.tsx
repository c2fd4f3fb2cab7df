import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { within } from 'storybook/test';
import { signedIn } from '@/testing/fixtures/account';
import { phone } from '@/testing/stories/phone';
import { DialogWindow } from './DialogWindow';

const meta: Meta<typeof DialogWindow> = {
  title: 'Site/Dialogs and messages/DialogWindow',
  component: DialogWindow,
  parameters: { app: { preloaded: signedIn } },
  play: async ({ canvasElement }) => {
    const page = within(canvasElement.ownerDocument.body);
    await page.findAllByRole('button', { name: /Save|Send|Submit|Request|Stay/ });
  },
};
export default meta;

type Story = StoryObj<typeof DialogWindow>;

export const DriverApplication: Story = { args: { dialog: { kind: 'driverApplication' } } };
export const ShipperApplication: Story = {
  tags: ['richest'],
  args: { dialog: { kind: 'shipperApplication', title: 'Shipper Application' } },
};
export const Comment: Story = { args: { dialog: { kind: 'comment' } } };
export const ChangeUsername: Story = { args: { dialog: { kind: 'changeUsername' } } };
export const ChangePassword: Story = { args: { dialog: { kind: 'changePassword' } } };
export const SignOut: Story = {
  args: {
    dialog: { kind: 'signOut', text: 'Your report is not sent yet. It stays on this phone.' },
  },
};

export const Mobile: Story = { ...ShipperApplication, ...phone };
