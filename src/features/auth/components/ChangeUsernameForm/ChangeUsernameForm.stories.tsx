import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http, HttpResponse } from 'msw';
import { expect } from 'storybook/test';
import { calls } from '../../../../contract/calls';
import { signedIn } from '../../../../testing/fixtures/account';
import { ChangeUsernameForm } from './ChangeUsernameForm';

const house = { preloaded: signedIn };
const taken = () =>
  HttpResponse.json(
    { new_username: ['A user with that username already exists.'] },
    { status: 400 },
  );

const meta: Meta<typeof ChangeUsernameForm> = {
  title: 'Auth/ChangeUsernameForm',
  component: ChangeUsernameForm,
  args: { onDone: () => undefined },
  parameters: { house },
};
export default meta;

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const save: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('New Username'), 'dana.miles');
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
};

export const Idle: Story = {};
export const Blank: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Username cannot be empty')).toBeVisible();
  },
};
export const Saving: Story = {
  parameters: { house, msw: [http.patch(calls.changeUsername, () => delay('infinite'))] },
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByRole('button', { name: 'Saving...' })).toBeDisabled();
  },
};
export const Refused: Story = {
  parameters: {
    house,
    msw: [http.patch(calls.changeUsername, taken), http.put(calls.changeUsername, taken)],
  },
  play: async (context) => {
    await save(context);
    await expect(await context.canvas.findByRole('alert')).toBeVisible();
  },
};
