import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen } from 'storybook/test';
import { withId } from '@/contract/calls';
import { vehiclePaths } from '@/contract/office/vehicles';
import { toHttpError } from '../data/call';
import { vehicles } from '@/testing/fixtures/office';
import { phone } from '@/testing/stories/phone';
import { officeAt, officeParameters } from '@/testing/stories/officeStories';
import { VehicleEdit } from './VehicleEdit';

const meta: Meta<typeof VehicleEdit> = {
  title: 'Office/Vehicles/VehicleEdit',
  component: VehicleEdit,
  parameters: officeParameters,
  play: async () => {
    await screen.findByRole('dialog', { name: 'Edit details' });
  },
};
export default meta;

type Story = StoryObj<typeof VehicleEdit>;

export const Truck: Story = { render: officeAt('/vehicles/1') };
export const NumberOfAnother: Story = {
  render: officeAt('/vehicles/1', {
    responses: {
      [withId(vehiclePaths.record, 1)]: (body: unknown) =>
        body === undefined
          ? vehicles[0]
          : toHttpError({
              kind: 'rejected',
              status: 400,
              detail: null,
              fields: { confirmed_number: ['T-204N was T-9 until Nov 27.'] },
            }),
    },
  }),
  play: async ({ userEvent }) => {
    const number = await screen.findByLabelText(/^Number/);
    await userEvent.clear(number);
    await userEvent.type(number, 'T-9');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await expect(
      await screen.findByRole('checkbox', { name: 'Use this number' }),
    ).not.toBeChecked();
  },
};
export const Mobile: Story = { ...Truck, ...phone };
