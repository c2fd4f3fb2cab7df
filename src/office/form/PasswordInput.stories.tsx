import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Form } from 'react-admin';
import { expect } from 'storybook/test';
import { expectInField } from '@/testing/stories/boxes';
import { inOffice, officeParameters } from '@/testing/stories/officeStories';
import { PasswordInput } from './PasswordInput';

const meta: Meta<typeof PasswordInput> = {
  title: 'Office/Forms/PasswordInput',
  component: PasswordInput,
  args: { source: 'password', label: 'Password', autoComplete: 'off' },
  decorators: [
    (Story) => (
      <Form defaultValues={{ password: 'on the road' }}>
        <Story />
      </Form>
    ),
    inOffice(),
  ],
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof PasswordInput>;

export const Hidden: Story = {
  play: async ({ canvas }) => {
    await expectInField(await canvas.findByRole('button', { name: 'Show password' }));
  },
};
export const Shown: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show password' }));
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'text');
  },
};
