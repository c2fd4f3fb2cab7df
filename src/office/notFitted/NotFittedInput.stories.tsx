import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SimpleForm } from 'react-admin';
import { vehicles } from '@/testing/fixtures/office';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { NotFittedInput } from './NotFittedInput';

const [vehicle] = vehicles;
const form = (not_fitted: string[] | null) => inOffice(vehicle && { ...vehicle, not_fitted });

const meta: Meta<typeof NotFittedInput> = {
  title: 'Office/Vehicles/NotFittedInput',
  component: NotFittedInput,
  parameters: officeParameters,
  render: () => (
    <SimpleForm toolbar={false}>
      <NotFittedInput />
    </SimpleForm>
  ),
};
export default meta;

type Story = StoryObj<typeof NotFittedInput>;

export const OfItsKind: Story = { decorators: [form(null)], play: shows('As all trucks') };
export const OfItsOwn: Story = {
  decorators: [form(['carburetor'])],
  play: shows('Items that this truck does not have'),
};
