import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { HttpError, TextInput } from 'react-admin';
import { screen } from 'storybook/test';
import { inOffice, noConnection, officeParameters } from '@/testing/stories/officeStories';
import { FormDialog } from './FormDialog';

const meta: Meta<typeof FormDialog> = {
  title: 'Office/Forms/FormDialog',
  component: FormDialog,
  parameters: officeParameters,
  decorators: [inOffice()],
  args: {
    title: 'Reopen',
    submitText: 'Reopen',
    initial: { reason: 'Leaks again' },
    send: async () => undefined,
    onClose: () => {},
    children: <TextInput source="reason" label="Reason" />,
  },
};
export default meta;

type Story = StoryObj<typeof FormDialog>;

const submit: Story['play'] = async ({ userEvent }) => {
  await userEvent.click(await screen.findByRole('button', { name: 'Reopen' }));
};

export const Default: Story = {};
export const FieldRejected: Story = {
  args: {
    send: () =>
      Promise.reject(new HttpError('', 400, { errors: { reason: 'Say what is wrong.' } })),
  },
  play: async (context) => {
    await submit(context);
    await screen.findByText('Say what is wrong.');
  },
};
export const RejectedWithoutField: Story = {
  args: {
    send: () =>
      Promise.reject(new HttpError('', 400, { errors: { version: 'Enter a whole number.' } })),
  },
  play: async (context) => {
    await submit(context);
    await screen.findByText('Enter a whole number.');
  },
};
export const NoConnection: Story = {
  args: { send: () => Promise.reject(noConnection) },
  play: async (context) => {
    await submit(context);
    await screen.findByText(noConnection.message);
  },
};
