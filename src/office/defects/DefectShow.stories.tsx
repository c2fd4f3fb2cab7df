import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { phone } from '@/testing/stories/phone';
import { officeAt, officeParameters, shows } from '@/testing/stories/officeStories';
import { DefectShow } from './DefectShow';

const meta: Meta<typeof DefectShow> = {
  title: 'Office/DefectShow',
  component: DefectShow,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = {
  render: officeAt('/defects/3/show'),
  play: shows('Truck T-204: Radiator'),
};
export const Deferred: Story = {
  render: officeAt('/defects/4/show'),
  play: shows(/Parts on order/),
};
export const Repaired: Story = {
  render: officeAt('/defects/5/show'),
  play: shows('H. Novak (signed in as hank)'),
};
export const ForADispatcher: Story = {
  render: officeAt('/defects/3/show', { role: 'dispatcher' }),
  play: shows('Truck T-204: Radiator'),
};
export const OnAPhone: Story = { ...Open, ...phone };
