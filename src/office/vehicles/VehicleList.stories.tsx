import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { phone } from '@/testing/stories/phone';
import { empty, officeAt, officeParameters, shows } from '@/testing/stories/officeStories';
import { VehicleList } from './VehicleList';

const meta: Meta<typeof VehicleList> = {
  title: 'Office/Pages/VehicleList',
  component: VehicleList,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof VehicleList>;

export const Default: Story = { render: officeAt('/vehicles'), play: shows('Truck T-204') };
export const Empty: Story = {
  render: officeAt('/vehicles', { responses: empty }),
  play: shows(/No vehicles yet/),
};
export const Mobile: Story = { ...Default, ...phone };
export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
