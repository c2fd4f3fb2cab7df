import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { vehiclePaths } from '@/contract/office/vehicles';
import { phone } from '@/testing/stories/phone';
import { inOffice, noConnection, officeParameters, shows } from '@/testing/stories/officeStories';
import { VehicleBoard } from './VehicleBoard';

const meta: Meta<typeof VehicleBoard> = {
  title: 'Office/VehicleBoard',
  component: VehicleBoard,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof VehicleBoard>;

export const Full: Story = { decorators: [inOffice()], play: shows('Truck T-204') };
export const NotLoaded: Story = {
  decorators: [inOffice(undefined, { responses: { [vehiclePaths.list]: noConnection } })],
  play: shows(noConnection.message),
};
export const Mobile: Story = { ...Full, ...phone };
