import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, waitFor } from 'storybook/test';
import { calls } from '@/contract/calls';
import { respondingWith, rejectedWith, withoutResponse } from '@/testing/stories/callStories';
import { quote } from '@/testing/fixtures/leads';
import { phone } from '@/testing/stories/phone';
import { QuoteForm } from './QuoteForm';

const meta: Meta<typeof QuoteForm> = {
  title: 'Site/Forms/QuoteForm',
  component: QuoteForm,
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 600, margin: '24px auto', padding: '0 16px' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof QuoteForm>;
type Play = NonNullable<Story['play']>;

const fillIn: Play = async ({ canvas, userEvent }) => {
  await userEvent.type(canvas.getByLabelText('Pickup location'), quote.pickup_location);
  await userEvent.type(canvas.getByLabelText('Delivery location'), quote.delivery_location);
  await userEvent.type(canvas.getByLabelText('Total weight'), quote.total_weight);
  await userEvent.type(canvas.getByLabelText('Commodity'), quote.commodity);
  await userEvent.type(canvas.getByLabelText('Business email'), quote.business_email);
};
const send: Play = ({ canvas, userEvent }) =>
  userEvent.click(canvas.getByRole('button', { name: 'Request a quote' }));

export const Empty: Story = {};
export const Mobile: Story = { ...phone };

export const Invalid: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await userEvent.type(canvas.getByLabelText('Total weight'), '1,000 lb');
    await send(context);
    await expect(await canvas.findByText('Pickup location is required')).toBeVisible();
  },
};

export const Sending: Story = {
  parameters: withoutResponse('post', calls.shipperForm),
  play: async (context) => {
    await fillIn(context);
    await send(context);
    await expect(await context.canvas.findByRole('button', { name: 'Sending...' })).toBeDisabled();
  },
};

export const Sent: Story = {
  parameters: respondingWith('post', calls.shipperForm, {}),
  play: async (context) => {
    await fillIn(context);
    await send(context);
    await waitFor(() => expect(context.canvas.getByLabelText('Commodity')).toHaveValue(''));
  },
};

export const RejectedByTheServer: Story = {
  parameters: rejectedWith('post', calls.shipperForm, {
    equipment: ['Please select a valid equipment type'],
  }),
  play: async (context) => {
    await fillIn(context);
    await send(context);
    const message = await context.canvas.findByText('Please select a valid equipment type');
    await expect(message).toBeVisible();
  },
};
