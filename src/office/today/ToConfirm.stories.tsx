import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { vehiclePaths } from '@/contract/office/vehicles';
import { vehicles } from '@/testing/fixtures/office';
import { phone } from '@/testing/stories/phone';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { ToConfirm } from './ToConfirm';

const meta: Meta<typeof ToConfirm> = {
  title: 'Office/Today/ToConfirm',
  component: ToConfirm,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof ToConfirm>;

const data = vehicles.map((vehicle, n) => ({
  ...vehicle,
  unconfirmed: n === 0 ? 'new' : 'same_number',
}));
const responses = { [vehiclePaths.list]: { data, total: data.length } };

export const Some: Story = {
  decorators: [inOffice(undefined, { responses })],
  play: shows('Truck T-204'),
};
export const Mobile: Story = { ...Some, ...phone };
