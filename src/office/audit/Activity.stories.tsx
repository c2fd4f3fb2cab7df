import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { phone } from '@/testing/stories/phone';
import { Activity } from './Activity';

const meta: Meta<typeof Activity> = {
  title: 'Office/Audit log and errors/Activity',
  component: Activity,
  parameters: officeParameters,
  decorators: [inOffice()],
  args: { resource: 'people', recordId: 7 },
  play: shows('Activity'),
};
export default meta;

type Story = StoryObj<typeof Activity>;

export const OfAPerson: Story = {};
export const Mobile: Story = { ...phone };
