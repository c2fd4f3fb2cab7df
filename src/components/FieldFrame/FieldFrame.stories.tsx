import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { longText, longTitle, longWord } from '../../testing/extremes';
import { phone } from '../../testing/phone';
import { FieldError, FieldFrame } from './FieldFrame';

const meta: Meta<typeof FieldFrame> = {
  title: 'Components/FieldFrame',
  component: FieldFrame,
  args: {
    label: 'Truck number',
    children: (wiring) => <input {...wiring} defaultValue="T-204" style={{ padding: 12 }} />,
  },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Plain: Story = {};
export const Required: Story = { args: { required: true } };
export const WithHelper: Story = { args: { helper: 'As it stands on the door.' } };
export const WithError: Story = { args: { error: 'Truck number is required', required: true } };
export const LongTexts: Story = {
  ...phone,
  args: { label: longTitle, helper: longText, error: longWord },
};
/** The line under a field by itself, for what is wrong with a form as a whole. */
export const ErrorAlone: Story = {
  render: () => (
    <FieldError role="alert">
      <span>Failed to verify reCAPTCHA</span>
    </FieldError>
  ),
};
