import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { phone } from '@/testing/stories/phone';
import { officeAt, officeParameters, shows } from '@/testing/stories/officeStories';
import { VehicleEdit } from './VehicleEdit';

const meta: Meta<typeof VehicleEdit> = {
  title: 'Office/VehicleEdit',
  component: VehicleEdit,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof VehicleEdit>;

export const Truck: Story = { render: officeAt('/vehicles/1'), play: shows(/Do not dispatch/) };
export const Trailer: Story = { render: officeAt('/vehicles/2'), play: shows('Trailer R-88') };
export const ForAMechanic: Story = {
  render: officeAt('/vehicles/1', { role: 'mechanic' }),
  play: shows('Truck T-204'),
};
export const Mobile: Story = { ...Truck, ...phone };
