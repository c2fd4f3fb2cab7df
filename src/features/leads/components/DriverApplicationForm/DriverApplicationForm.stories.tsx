import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { delay, http, HttpResponse } from 'msw';
import { expect, waitFor } from 'storybook/test';
import { calls } from '../../../../contract/calls';
import { driverApplication } from '../../../../testing/fixtures/driver';
import { DriverApplicationForm } from './DriverApplicationForm';

const meta: Meta<typeof DriverApplicationForm> = {
  title: 'Leads/DriverApplicationForm',
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

type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;

const fillIn: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('First name'), driverApplication.first_name);
  await userEvent.type(canvas.getByLabelText('Last name'), driverApplication.last_name);
  await userEvent.type(canvas.getByLabelText('Phone'), driverApplication.phone);
};
const send: Play = ({ canvas, userEvent }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Send application' }));

export const Empty: Story = {};

export const Wrong: Story = {
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
  parameters: { msw: [http.post(calls.driverForm, () => delay('infinite'))] },
  play: async (context) => {
    await fillIn(context);
    await send(context);
    await expect(await context.canvas.findByRole('button', { name: 'Sending...' })).toBeDisabled();
  },
};

export const Sent: Story = {
  parameters: { msw: [http.post(calls.driverForm, () => HttpResponse.json({}))] },
  play: async (context) => {
    await fillIn(context);
    await send(context);
    await waitFor(() => expect(context.canvas.getByLabelText('First name')).toHaveValue(''));
  },
};

export const RefusedByTheServer: Story = {
  parameters: {
    msw: [
      http.post(calls.driverForm, () =>
        HttpResponse.json({ phone: ['This number does not exist.'] }, { status: 400 }),
      ),
    ],
  },
  play: async (context) => {
    await fillIn(context);
    await send(context);
    await expect(await context.canvas.findByText('This number does not exist.')).toBeVisible();
  },
};

export const RefusedCaptcha: Story = {
  parameters: {
    msw: [
      http.post(calls.driverForm, () =>
        HttpResponse.json({ recaptcha_token: ['Used up.'] }, { status: 400 }),
      ),
    ],
  },
  play: async (context) => {
    await fillIn(context);
    await send(context);
    await expect(await context.canvas.findByText('Failed to verify reCAPTCHA')).toBeVisible();
  },
};
