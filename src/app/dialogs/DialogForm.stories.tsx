import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { signedIn } from '@/testing/fixtures/account';
import { DialogForm } from './DialogForm';

const meta: Meta<typeof DialogForm> = {
  title: 'Site/Dialogs and messages/DialogForm',
  component: DialogForm,
  args: { onDone: fn() },
  parameters: { app: { preloaded: signedIn } },
  play: async ({ canvas }) => {
    await canvas.findAllByRole('button');
  },
};
export default meta;

type Story = StoryObj<typeof DialogForm>;

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
