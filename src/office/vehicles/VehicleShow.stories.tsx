import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { withId } from '@/contract/calls';
import { vehiclePaths } from '@/contract/office/vehicles';
import { vehicles } from '@/testing/fixtures/office';
import { phone } from '@/testing/stories/phone';
import { officeAt, officeParameters, shows } from '@/testing/stories/officeStories';
import { VehicleShow } from './VehicleShow';

const meta: Meta<typeof VehicleShow> = {
  title: 'Office/VehicleShow',
  component: VehicleShow,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof VehicleShow>;

export const Held: Story = { render: officeAt('/vehicles/1/show'), play: shows('Timeline') };
export const NeedsAttention: Story = {
  render: officeAt('/vehicles/2/show'),
  play: shows('1 deferred defect'),
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
export const ForAMechanic: Story = {
  render: officeAt('/vehicles/1/show', { role: 'mechanic' }),
  play: shows('Timeline'),
};
export const Mobile: Story = {
  ...{ ...Held, ...phone },
  play: async ({ canvas }) => {
    // On one line, because it is read out and typed.
    const vin = await canvas.findByText('1FUJGLDR5CSBP1234');
    await expect(vin.getBoundingClientRect().height).toBeLessThan(32);
  },
};
