import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { CheckboxField } from './CheckboxField';

const meta: Meta<typeof CheckboxField> = {
  title: 'Shared/Fields/CheckboxField',
  component: CheckboxField,
  args: { label: 'Remember me' },
};
export default meta;

type Story = StoryObj<typeof CheckboxField>;

export const Unticked: Story = {};
export const Ticked: Story = { args: { defaultChecked: true } };
