import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { screen } from 'storybook/test';
import { phone } from '@/testing/stories/phone';
import { officeAt, officeParameters } from '@/testing/stories/officeStories';
import { VehicleEdit } from './VehicleEdit';

const meta: Meta<typeof VehicleEdit> = {
  title: 'Office/Vehicles/VehicleEdit',
  component: VehicleEdit,
  parameters: officeParameters,
  play: async () => {
    await screen.findByRole('dialog', { name: 'Edit details' });
  },
};
export default meta;

type Story = StoryObj<typeof VehicleEdit>;

export const Truck: Story = { render: officeAt('/vehicles/1') };
export const Mobile: Story = { ...Truck, ...phone };
