import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Form } from 'react-admin';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { toChoices, roleLabels } from '../labels';
import { ChoiceFilter } from './ChoiceFilter';

const meta: Meta<typeof ChoiceFilter> = {
  title: 'Office/Forms/ChoiceFilter',
  component: ChoiceFilter,
  parameters: officeParameters,
  decorators: [inOffice()],
  args: { source: 'role', label: 'Role', choices: toChoices(roleLabels) },
};
export default meta;

type Story = StoryObj<typeof ChoiceFilter>;

export const Everything: Story = {
  render: (args) => (
    <Form>
      <ChoiceFilter {...args} />
    </Form>
  ),
  play: shows('All'),
};
export const OneChosen: Story = {
  render: (args) => (
    <Form record={{ role: 'mechanic' }}>
      <ChoiceFilter {...args} />
    </Form>
  ),
  play: shows('Mechanic'),
};
