import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, waitFor } from 'storybook/test';
import { calls } from '@/contract/calls';
import { respondingWith, rejectedWith, withoutResponse } from '@/testing/stories/callStories';
import { signedIn } from '@/testing/fixtures/account';
import { phone } from '@/testing/stories/phone';
import { ChangeUsernameForm } from './ChangeUsernameForm';

const taken = { new_username: ['A user with that username already exists.'] };

const meta: Meta<typeof ChangeUsernameForm> = {
  title: 'Site/Sign-in and account/ChangeUsernameForm',
  component: ChangeUsernameForm,
  args: { onDone: fn() },
  parameters: { app: { preloaded: signedIn } },
};
export default meta;

type Story = StoryObj<typeof ChangeUsernameForm>;
type Play = NonNullable<Story['play']>;

const save: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('New Username'), 'dana.miles');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
};

export const Idle: Story = {};
export const Mobile: Story = { ...phone };
export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Username cannot be empty')).toBeVisible();
  },
};
export const Saving: Story = {
  parameters: withoutResponse('patch', calls.changeUsername),
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByRole('button', { name: 'Saving...' })).toBeDisabled();
  },
};
export const Saved: Story = {
  parameters: respondingWith('patch', calls.changeUsername, {}),
  play: async (context) => {
    await save(context);
    await waitFor(() => expect(context.args.onDone).toHaveBeenCalled());
  },
};

const byPatch = rejectedWith('patch', calls.changeUsername, taken);
const byPut = rejectedWith('put', calls.changeUsername, taken);
export const Rejected: Story = {
  parameters: { ...byPatch, msw: [...byPatch.msw, ...byPut.msw] },
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
  },
};
