import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { VehicleReports } from './VehicleReports';

const meta: Meta<typeof VehicleReports> = {
  title: 'Office/Vehicles/VehicleReports',
  component: VehicleReports,
  parameters: officeParameters,
  decorators: [inOffice()],
};
export default meta;

type Story = StoryObj<typeof VehicleReports>;

export const Default: Story = { args: { id: 1 }, play: shows('Inspections') };
