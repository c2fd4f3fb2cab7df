import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { calls } from '@/contract/calls';
import { defaultSettings } from '@/contract/settings';
import { rejectedWith, withoutResponse } from '@/testing/stories/callStories';
import { phone } from '@/testing/stories/phone';
import { LoginForm } from './LoginForm';

const meta: Meta<typeof LoginForm> = {
  title: 'Site/Sign-in and account/LoginForm',
  component: LoginForm,
  args: { aside: <a href="#support">Forgot password?</a> },
};
export default meta;

type Story = StoryObj<typeof LoginForm>;

export const Idle: Story = {};
export const Mobile: Story = { ...phone };
export const Busy: Story = {
  parameters: withoutResponse('post', calls.login),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enter' }));
    await expect(await canvas.findByRole('button', { name: 'Logging in...' })).toBeDisabled();
  },
};
export const Rejected: Story = {
  parameters: rejectedWith('post', calls.login, {
    username: ['This field may not be blank.'],
    password: ['This field may not be blank.'],
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enter' }));
    await expect(await canvas.findAllByRole('alert')).toHaveLength(2);
  },
};
export const FirstPassword: Story = {
  parameters: {
    ...rejectedWith('post', calls.login, {
      new_password: ['Choose your own password. The one you typed is for the first sign-in only.'],
    }),
    app: { settings: { ...defaultSettings, fleet: true } },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Login'), 'dana.driver');
    await userEvent.type(canvas.getByLabelText('Password'), 'acid lava moss tune');
    await userEvent.click(canvas.getByRole('button', { name: 'Enter' }));
    const field = await canvas.findByLabelText('New Password');
    await waitFor(() => expect(field).toHaveFocus());
  },
};
export const WrongPassword: Story = {
  parameters: rejectedWith(
    'post',
    calls.login,
    { detail: 'No active account found with the given credentials' },
    401,
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Login'), 'dana.driver');
    await userEvent.type(canvas.getByLabelText('Password'), 'off the road');
    await userEvent.click(canvas.getByRole('button', { name: 'Enter' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('No active account');
  },
};
