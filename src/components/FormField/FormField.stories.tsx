import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { FormField } from './FormField';

const meta: Meta<typeof FormField> = {
  title: 'Shared/Fields/FormField',
  component: FormField,
  args: { label: 'Email', type: 'email' },
};
export default meta;

type Story = StoryObj<typeof FormField>;

export const Empty: Story = {};
export const Default: Story = { args: { defaultValue: 'maria@orchard.test' } };
export const Required: Story = { args: { required: true } };
export const WithHelper: Story = { args: { helper: 'We answer within a day.' } };
export const Failed: Story = {
  args: { defaultValue: 'nowhere', error: 'Invalid email format', helper: 'For our answer.' },
};
export const Disabled: Story = { args: { defaultValue: 'maria@orchard.test', disabled: true } };
export const WithHint: Story = { args: { label: 'First name', hint: 'Letters A to Z' } };
export const WithCorrection: Story = {
  args: {
    label: 'Phone',
    defaultValue: '(555) 123-4567',
    error: 'Phone number must contain only digits',
    correction: { text: '5551234567', onUse: fn() },
  },
};
