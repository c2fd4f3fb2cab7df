import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { vehiclePaths } from '@/contract/office/vehicles';
import { noConnection, officeAt, officeParameters, shows } from '@/testing/stories/officeStories';
import { phone } from '@/testing/stories/phone';
import { NotFittedByKind } from './NotFittedByKind';

const meta: Meta<typeof NotFittedByKind> = {
  title: 'Office/Vehicles/NotFittedByKind',
  component: NotFittedByKind,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof NotFittedByKind>;

export const Chosen: Story = { render: officeAt('/not-fitted'), play: shows('No truck has') };
export const Failed: Story = {
  render: officeAt('/not-fitted', { responses: { [vehiclePaths.notFitted]: noConnection } }),
  play: shows(/No connection/),
};
export const Mobile: Story = { ...Chosen, ...phone };
