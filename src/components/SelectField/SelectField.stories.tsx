import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SelectField } from './SelectField';

const meta: Meta<typeof SelectField> = {
  title: 'Components/SelectField',
  component: SelectField,
  args: {
    label: 'Equipment',
    options: [
      { value: 'dry_van', text: 'Dry van' },
      { value: 'refrigerated', text: 'Refrigerated' },
      { value: 'open_deck', text: 'Open deck' },
    ],
  },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Chosen: Story = { args: { defaultValue: 'refrigerated' } };
export const WithError: Story = { args: { error: 'Please select a valid equipment type' } };
