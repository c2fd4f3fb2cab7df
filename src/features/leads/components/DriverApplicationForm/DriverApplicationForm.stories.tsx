import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { calls } from '@/contract/calls';
import { respondingWith, rejectedWith, withoutResponse } from '@/testing/stories/callStories';
import { driverApplication } from '@/testing/fixtures/leads';
import { phone } from '@/testing/stories/phone';
import { DriverApplicationForm } from './DriverApplicationForm';

const meta: Meta<typeof DriverApplicationForm> = {
  title: 'Site/Forms/DriverApplicationForm',
  component: DriverApplicationForm,
  args: { place: 'hero' },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 520, margin: '24px auto', padding: '0 16px' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof DriverApplicationForm>;
type Play = NonNullable<Story['play']>;

const fillIn: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('First name'), driverApplication.first_name);
  await userEvent.type(canvas.getByLabelText('Last name'), driverApplication.last_name);
  await userEvent.type(canvas.getByLabelText('Phone'), driverApplication.phone);
};
const send: Play = ({ canvas, userEvent }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Send application' }));

export const Empty: Story = {};
export const InADialog: Story = { args: { place: 'dialog' } };
export const Mobile: Story = { ...phone };

export const Invalid: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText('Last name'), "O'Hara");
    await userEvent.type(canvas.getByLabelText('Phone'), '555-0100');
    await userEvent.type(canvas.getByLabelText('Email'), 'nowhere');
    await send(context);
    await expect(await canvas.findByText('First name is required')).toBeVisible();
  },
};

export const Sending: Story = {
  parameters: withoutResponse('post', calls.driverForm),
  play: async (context) => {
    await fillIn(context);
    await send(context);
    await expect(await context.canvas.findByRole('button', { name: 'Sending...' })).toBeDisabled();
  },
};

export const Sent: Story = {
  parameters: respondingWith('post', calls.driverForm, {}),
  play: async (context) => {
    await fillIn(context);
    await send(context);
    await waitFor(() => expect(context.canvas.getByLabelText('First name')).toHaveValue(''));
  },
};

export const RejectedByTheServer: Story = {
  parameters: rejectedWith('post', calls.driverForm, { phone: ['This number does not exist.'] }),
  play: async (context) => {
    await fillIn(context);
    await send(context);
    await expect(await context.canvas.findByText('This number does not exist.')).toBeVisible();
  },
};

export const RejectedCaptcha: Story = {
  parameters: rejectedWith('post', calls.driverForm, { recaptcha_token: ['Used up.'] }),
  play: async (context) => {
    await fillIn(context);
    await send(context);
    await expect(await context.canvas.findByText('Failed to verify reCAPTCHA')).toBeVisible();
  },
};
