import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn, waitFor } from 'storybook/test';
import { calls } from '@/contract/calls';
import { respondingWith, rejectedWith, withoutResponse } from '@/testing/stories/callStories';
import { comments } from '@/testing/fixtures/content';
import { phone } from '@/testing/stories/phone';
import { CommentForm } from './CommentForm';

const meta: Meta<typeof CommentForm> = {
  title: 'Site/Forms/CommentForm',
  component: CommentForm,
  args: { onDone: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 600, margin: '24px auto', padding: '0 16px' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof CommentForm>;
type Play = NonNullable<Story['play']>;

const fillIn: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('First Name'), 'Nora');
  await userEvent.type(canvas.getByLabelText('Last Name'), 'Pike');
  await userEvent.type(canvas.getByLabelText('Company Name'), 'Pike Mills');
  await userEvent.type(canvas.getByLabelText('Position User'), 'Owner');
  await userEvent.type(canvas.getByLabelText('Description'), 'They call back.');
};
const submit: Play = ({ canvas, userEvent }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Submit' }));

export const Empty: Story = {};
export const Mobile: Story = { ...phone };

export const Invalid: Story = {
  play: async (context) => {
    await submit(context);
    const message = await context.canvas.findByText('Position User is required');
    await expect(message).toBeVisible();
  },
};

export const Sending: Story = {
  parameters: withoutResponse('post', calls.comments),
  play: async (context) => {
    await fillIn(context);
    await submit(context);
    await expect(await context.canvas.findByRole('button', { name: 'Sending...' })).toBeDisabled();
  },
};

export const Sent: Story = {
  parameters: respondingWith('post', calls.comments, comments[0] ?? null),
  play: async (context) => {
    await fillIn(context);
    await submit(context);
    await waitFor(() => expect(context.args.onDone).toHaveBeenCalled());
  },
};

export const RejectedByTheServer: Story = {
  parameters: rejectedWith('post', calls.comments, { description: ['Say it kindly.'] }),
  play: async (context) => {
    await fillIn(context);
    await submit(context);
    await expect(await context.canvas.findByText('Say it kindly.')).toBeVisible();
  },
};
