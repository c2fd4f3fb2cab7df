import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { withId } from '@/contract/calls';
import { vehiclePaths } from '@/contract/office/vehicles';
import { phone } from '@/testing/stories/phone';
import { inOffice, noConnection, officeParameters, shows } from '@/testing/stories/officeStories';
import { OdometerChart } from './OdometerChart';

const meta: Meta<typeof OdometerChart> = {
  title: 'Office/Vehicles/OdometerChart',
  component: OdometerChart,
  parameters: officeParameters,
  args: { id: 1 },
};
export default meta;

type Story = StoryObj<typeof OdometerChart>;

export const Default: Story = { decorators: [inOffice()], play: shows('Odometer') };
export const Mobile: Story = { ...Default, ...phone };
export const Failed: Story = {
  decorators: [
    inOffice(undefined, { responses: { [withId(vehiclePaths.odometer, 1)]: noConnection } }),
  ],
  play: shows(noConnection.message),
};
