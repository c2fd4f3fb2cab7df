import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Form } from 'react-admin';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { AssigneeFilter } from './AssigneeFilter';

const meta: Meta<typeof AssigneeFilter> = {
  title: 'Office/AssigneeFilter',
  component: AssigneeFilter,
  parameters: officeParameters,
  decorators: [inOffice()],
  args: { source: 'assignee', label: 'Assigned to' },
  render: (args) => (
    <Form>
      <AssigneeFilter {...args} />
    </Form>
  ),
  play: shows('Assigned to'),
};
export default meta;

type Story = StoryObj<typeof AssigneeFilter>;

export const All: Story = {};
