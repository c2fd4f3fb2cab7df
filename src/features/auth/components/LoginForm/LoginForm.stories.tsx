import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { calls } from '../../../../contract/calls';
import { phone } from '../../../../testing/phone';
import { LoginForm } from './LoginForm';

const meta: Meta<typeof LoginForm> = {
  title: 'Auth/LoginForm',
  component: LoginForm,
  args: { aside: <a href="#support">Forgot password?</a> },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const OnAPhone: Story = { ...phone };
export const Busy: Story = {
  parameters: { msw: [http.post(calls.login, () => delay('infinite'))] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enter' }));
    await expect(await canvas.findByRole('button', { name: 'Logging in...' })).toBeDisabled();
  },
};
export const Refused: Story = {
  parameters: {
    msw: [
      http.post(calls.login, () =>
        HttpResponse.json(
          {
            username: ['This field may not be blank.'],
            password: ['This field may not be blank.'],
          },
          { status: 400 },
        ),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Enter' }));
    await expect(await canvas.findAllByRole('alert')).toHaveLength(2);
  },
};
