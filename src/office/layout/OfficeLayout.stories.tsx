import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { phone } from '@/testing/stories/phone';
import { officeAt, officeParameters, shows } from '@/testing/stories/officeStories';
import { OfficeLayout } from './OfficeLayout';

const meta: Meta<typeof OfficeLayout> = {
  title: 'Office/OfficeLayout',
  component: OfficeLayout,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof OfficeLayout>;

export const ForAnAdmin: Story = { render: officeAt('/'), play: shows('People') };
export const ForAMechanic: Story = {
  render: officeAt('/', { role: 'mechanic' }),
  play: shows('Vehicles'),
};
export const Mobile: Story = { render: officeAt('/'), play: shows('Last 30 days'), ...phone };
