import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { calls } from '../../../../contract/calls';
import { signedIn } from '../../../../testing/fixtures/account';
import { ChangePasswordForm } from './ChangePasswordForm';

const house = { preloaded: signedIn };

const meta: Meta<typeof ChangePasswordForm> = {
  title: 'Auth/ChangePasswordForm',
  component: ChangePasswordForm,
  args: { onDone: () => undefined },
  parameters: { house },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Refused: Story = {
  parameters: {
    house,
    msw: [
      http.put(calls.changePassword, () =>
        HttpResponse.json(
          { old_password: ['Wrong password.'], new_password: ['This password is too common.'] },
          { status: 400 },
        ),
      ),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findAllByRole('alert')).toHaveLength(2);
  },
};
