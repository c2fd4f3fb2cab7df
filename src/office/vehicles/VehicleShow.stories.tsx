import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { withId } from '@/contract/calls';
import { todayPath } from '@/contract/office/today';
import { vehiclePaths } from '@/contract/office/vehicles';
import { today, vehicles } from '@/testing/fixtures/office';
import { phone } from '@/testing/stories/phone';
import { officeAt, officeParameters, shows } from '@/testing/stories/officeStories';
import { VehicleShow } from './VehicleShow';

const meta: Meta<typeof VehicleShow> = {
  title: 'Office/Pages/VehicleShow',
  component: VehicleShow,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof VehicleShow>;

export const Held: Story = { render: officeAt('/vehicles/1/show'), play: shows('Timeline') };
export const NeedsAttention: Story = {
  render: officeAt('/vehicles/2/show'),
  play: shows('May go. Deferred: Doors'),
};
const inspectedToday = {
  ...vehicles[1],
  is_inspected_today: true,
  inspected_today_at: '05:48',
  last_inspected_at: '2026-11-22 05:48',
};
export const InspectedToday: Story = {
  render: officeAt('/vehicles/2/show', {
    responses: { [withId(vehiclePaths.record, 2)]: inspectedToday },
  }),
  play: shows('Inspected today 5:48 AM, before the trip, by Marcus Bell'),
};
export const NeverInspected: Story = {
  render: officeAt('/vehicles/2/show', {
    responses: {
      [withId(vehiclePaths.record, 2)]: {
        ...vehicles[1],
        last_report_id: null,
        last_inspected_at: null,
        last_driver: null,
        last_with: [],
        last_trip: null,
      },
    },
  }),
  play: shows('Never inspected, added Mar 2, 2026'),
};
export const WithAnEarlierNumber: Story = {
  render: officeAt('/vehicles/1/show', {
    responses: {
      [withId(vehiclePaths.record, 1)]: {
        ...vehicles[0],
        unconfirmed: 'same_number',
        earlier_numbers: [{ id: 5, number: 'T-99' }],
      },
    },
  }),
  play: shows('T-99'),
};
export const New: Story = {
  render: officeAt('/vehicles/1/show', {
    responses: { [withId(vehiclePaths.record, 1)]: { ...vehicles[0], unconfirmed: 'new' } },
  }),
  play: shows('New: confirm or merge'),
};
export const LooksLikeAnother: Story = {
  render: officeAt('/vehicles/1/show', {
    responses: {
      [withId(vehiclePaths.record, 1)]: {
        ...vehicles[0],
        unconfirmed: 'look_alike',
        looks_like: ['T-2O4'],
        may_be_held_as: ['T-2O4'],
      },
    },
  }),
  play: shows(/May be held: reported as T-2O4/),
};
export const OtherTrailer: Story = {
  render: officeAt('/vehicles/2/show', {
    responses: {
      [withId(vehiclePaths.record, 2)]: { ...vehicles[1], unconfirmed: 'other_trailer' },
    },
  }),
  play: shows('Other trailer'),
};
export const BeforeTheFirstConfirmation: Story = {
  render: officeAt('/vehicles/1/show', {
    responses: { [todayPath]: { ...today, is_fleet_confirmed: false } },
  }),
  play: shows('Confirm'),
};
export const ForAMechanic: Story = {
  render: officeAt('/vehicles/1/show', { role: 'mechanic' }),
  play: shows('Timeline'),
};
export const Mobile: Story = {
  ...Held,
  ...phone,
  play: async ({ canvas }) => {
    // The VIN must stay on one line, because people read it aloud and type it.
    const vin = await canvas.findByText('1FUJGLDR5CSBP1234');
    await expect(vin.getBoundingClientRect().height).toBeLessThan(32);
  },
};
export const Dark: Story = { ...Held, globals: { theme: 'dark' } };
