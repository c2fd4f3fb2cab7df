import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { vehiclePaths } from '@/contract/office/vehicles';
import {
  empty,
  noConnection,
  officeAt,
  officeParameters,
  shows,
} from '@/testing/stories/officeStories';
import { phone } from '@/testing/stories/phone';
import { VehicleLabels } from './VehicleLabels';

const meta: Meta<typeof VehicleLabels> = {
  title: 'Office/Vehicles/VehicleLabels',
  component: VehicleLabels,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof VehicleLabels>;

export const Sheet: Story = {
  render: officeAt('/labels'),
  play: shows(/labels? on 1 page/),
  tags: ['richest'],
};
export const OneLarge: Story = {
  render: officeAt('/labels?vehicle=1'),
  play: shows('1 label on 1 page. Print at 100 %, without margins.'),
};
export const NoVehicle: Story = {
  render: officeAt('/labels', { responses: empty }),
  play: shows(/^0 labels/),
};
export const Failed: Story = {
  render: officeAt('/labels', { responses: { [vehiclePaths.list]: noConnection } }),
  play: shows(/No connection/),
};
export const Mobile: Story = { ...Sheet, tags: [], ...phone };
