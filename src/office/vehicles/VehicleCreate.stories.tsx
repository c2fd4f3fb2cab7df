import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { phone } from '@/testing/stories/phone';
import { officeAt, officeParameters, shows } from '@/testing/stories/officeStories';
import { VehicleCreate } from './VehicleCreate';

const meta: Meta<typeof VehicleCreate> = {
  title: 'Office/Vehicles/VehicleCreate',
  component: VehicleCreate,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof VehicleCreate>;

export const Empty: Story = {
  render: officeAt('/vehicles/create', { role: 'dispatcher' }),
  play: shows('Truck or trailer'),
};
export const Mobile: Story = { ...Empty, ...phone };
