import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { today } from '@/testing/fixtures/office';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { phone } from '@/testing/stories/phone';
import { HeldVehicles } from './HeldVehicles';

const meta: Meta<typeof HeldVehicles> = {
  title: 'Office/HeldVehicles',
  component: HeldVehicles,
  parameters: officeParameters,
  decorators: [inOffice()],
  args: { held_vehicles: today.held_vehicles, do_not_dispatch_vehicles: 1 },
  play: shows('Truck T-204'),
};
export default meta;

type Story = StoryObj<typeof HeldVehicles>;

export const One: Story = {};
export const More: Story = { args: { do_not_dispatch_vehicles: 4 } };
export const OnAPhone: Story = { ...phone };
