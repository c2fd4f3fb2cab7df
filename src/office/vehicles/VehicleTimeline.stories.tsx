import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { defectEvents, vehicles } from '@/testing/fixtures/office';
import { renamedEvents } from '@/testing/fixtures/renamed';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { VehicleTimeline } from './VehicleTimeline';

const meta: Meta<typeof VehicleTimeline> = {
  title: 'Office/Vehicles/VehicleTimeline',
  component: VehicleTimeline,
  parameters: officeParameters,
  decorators: [inOffice()],
};
export default meta;

const [truck] = vehicles;
if (!truck) throw new Error('The fixture has no truck');
const vehicle = { ...truck, events: defectEvents };

type Story = StoryObj<typeof VehicleTimeline>;

export const Default: Story = { args: { vehicle }, play: shows('Timeline') };
export const RenamedPeople: Story = {
  args: { vehicle: { ...truck, events: renamedEvents } },
  play: shows(/^Reported, by Marcus Bell \(now: Zoe Park\)/),
};
