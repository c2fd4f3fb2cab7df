import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { vehicles } from '@/testing/fixtures/office';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { MergeVehicles } from './MergeVehicles';

const meta: Meta<typeof MergeVehicles> = {
  title: 'Office/Vehicles/MergeVehicles',
  component: MergeVehicles,
  parameters: officeParameters,
  decorators: [inOffice(vehicles[0])],
  play: shows('Merge'),
};
export default meta;

type Story = StoryObj<typeof MergeVehicles>;

export const Closed: Story = {};
export const DialogOpen: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Merge'));
  },
};
