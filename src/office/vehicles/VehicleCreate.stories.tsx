import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
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
    const number = canvas.getByRole('textbox', { name: 'Number' }).parentElement;
    const left = number?.getBoundingClientRect().left;
    const save = canvas.getByRole('button', { name: 'Save' });
    await expect(save.getBoundingClientRect().left).toBe(left);
    const [truck, trailer] = ['Truck', 'Trailer'].map((name) => canvas.getByText(name));
    const gap =
      (trailer?.getBoundingClientRect().left ?? 0) - (truck?.getBoundingClientRect().right ?? 0);
    // The mark of the second choice is 24 px wide and has a gap of 10 px after it.
    await expect(gap).toBeGreaterThan(34 + 16);
  },
};
export const Mobile: Story = { ...Empty, ...phone };
