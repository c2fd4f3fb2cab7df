import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, waitFor } from 'storybook/test';
import { calls } from '@/contract/calls';
import { respondingWith, rejectedWith, withoutResponse } from '@/testing/stories/callStories';
import { signedIn } from '@/testing/fixtures/account';
import { phone } from '@/testing/stories/phone';
import { ChangePasswordForm } from './ChangePasswordForm';

const meta: Meta<typeof ChangePasswordForm> = {
  title: 'Site/Sign-in and account/ChangePasswordForm',
  component: ChangePasswordForm,
  args: { onDone: fn() },
  parameters: { app: { preloaded: signedIn } },
};
export default meta;

type Story = StoryObj<typeof ChangePasswordForm>;
type Play = NonNullable<Story['play']>;

const save: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Old Password'), 'on the road');
  await userEvent.type(canvas.getByLabelText('New Password'), 'still on the road');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
};

export const Idle: Story = {};
export const Mobile: Story = { ...phone };
export const Saving: Story = {
  parameters: withoutResponse('put', calls.changePassword),
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByRole('button', { name: 'Saving...' })).toBeDisabled();
  },
};
export const Saved: Story = {
  parameters: respondingWith('put', calls.changePassword, {}),
  play: async (context) => {
    await save(context);
    await waitFor(() => expect(context.args.onDone).toHaveBeenCalled());
  },
};
export const Rejected: Story = {
  parameters: rejectedWith('put', calls.changePassword, {
    old_password: ['Wrong password.'],
    new_password: ['This password is too common.'],
  }),
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findAllByRole('alert')).toHaveLength(2);
  },
};
