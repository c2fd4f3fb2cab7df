import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { vehiclePaths } from '@/contract/office/vehicles';
import { vehicles } from '@/testing/fixtures/office';
import { phone } from '@/testing/stories/phone';
import {
  inOffice,
  listByReadiness,
  noConnection,
  officeParameters,
  shows,
} from '@/testing/stories/officeStories';
import { VehicleBoard } from './VehicleBoard';

const meta: Meta<typeof VehicleBoard> = {
  title: 'Office/Vehicles/VehicleBoard',
  component: VehicleBoard,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof VehicleBoard>;

export const Default: Story = { decorators: [inOffice()], play: shows('Truck T-204') };
export const InspectedToday: Story = {
  decorators: [
    inOffice(undefined, {
      responses: {
        [vehiclePaths.list]: listByReadiness(
          vehicles.map((vehicle) => ({
            ...vehicle,
            is_inspected_today: true,
            inspected_today_at: '05:48',
            last_inspected_at: '2026-11-22 05:48',
          })),
        ),
      },
    }),
  ],
  play: shows('Inspected today 5:48 AM, before the trip, by Marcus Bell'),
};
/** Many held vehicles fold, so that the ready ones are on the same screen. */
export const ManyHeld: Story = {
  decorators: [
    inOffice(undefined, {
      responses: {
        [vehiclePaths.list]: listByReadiness(
          Array.from({ length: 90 }, (_none, n) => ({
            ...vehicles[0],
            id: n + 1,
            number: `T-${n + 1}`,
            readiness: n < 78 ? ('do_not_dispatch' as const) : ('ready' as const),
          })),
        ),
      },
    }),
  ],
  play: shows('Show 66 more: Held'),
};
export const Failed: Story = {
  decorators: [inOffice(undefined, { responses: { [vehiclePaths.list]: noConnection } })],
  play: shows(noConnection.message),
};
export const Mobile: Story = { ...Default, ...phone };
