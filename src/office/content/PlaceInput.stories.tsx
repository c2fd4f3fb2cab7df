import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Form } from 'react-admin';
import { inOffice, officeParameters } from '@/testing/stories/officeStories';
import { PlaceInput } from './PlaceInput';

const meta: Meta<typeof PlaceInput> = {
  title: 'Office/Site content/PlaceInput',
  component: PlaceInput,
  parameters: officeParameters,
  decorators: [inOffice()],
};
export default meta;

type Story = StoryObj<typeof PlaceInput>;

export const Placed: Story = {
  render: () => (
    <Form defaultValues={{ latitude: 41.8745, longitude: -87.6572 }}>
      <PlaceInput />
    </Form>
  ),
};
export const NotPlaced: Story = {
  render: () => (
    <Form defaultValues={{ latitude: null, longitude: null }}>
      <PlaceInput />
    </Form>
  ),
};
