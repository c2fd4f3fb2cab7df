import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { VehicleTimeline } from './VehicleTimeline';

const meta: Meta<typeof VehicleTimeline> = {
  title: 'Office/VehicleTimeline',
  component: VehicleTimeline,
  parameters: officeParameters,
  decorators: [inOffice()],
};
export default meta;

type Story = StoryObj<typeof VehicleTimeline>;

export const Full: Story = { args: { id: 1 }, play: shows('Timeline') };
