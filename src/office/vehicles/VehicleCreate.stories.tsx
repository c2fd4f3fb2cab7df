import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { getEdges } from '@/testing/stories/boxes';
import { phone } from '@/testing/stories/phone';
import { officeAt, officeParameters, shows } from '@/testing/stories/officeStories';
import { VehicleCreate } from './VehicleCreate';

const meta: Meta<typeof VehicleCreate> = {
  title: 'Office/Vehicles/VehicleCreate',
  component: VehicleCreate,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof VehicleCreate>;

export const Empty: Story = {
  render: officeAt('/vehicles/create', { role: 'dispatcher' }),
  play: async (context) => {
    await shows('Truck or trailer')(context);
    const { canvas } = context;
    const { left } = getEdges(canvas.getByRole('textbox', { name: 'Number' }).parentElement);
    await expect(getEdges(canvas.getByRole('button', { name: 'Save' })).left).toBe(left);
    const gap =
      getEdges(canvas.getByText('Trailer')).left - getEdges(canvas.getByText('Truck')).right;
    // The second radio button is 24 px wide and has a gap of 10 px.
    await expect(gap).toBeGreaterThan(34 + 16);
  },
};
export const Mobile: Story = { ...Empty, ...phone };
