import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fittableOn } from '@/contract/notFitted';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { ItemChoices } from './ItemChoices';

const meta: Meta<typeof ItemChoices> = {
  title: 'Office/Vehicles/ItemChoices',
  component: ItemChoices,
  parameters: officeParameters,
  decorators: [inOffice()],
  args: {
    label: 'No trailer has',
    items: fittableOn('trailer'),
    value: ['roof'],
    onChange: () => undefined,
  },
};
export default meta;

export const OfTrailers: StoryObj<typeof ItemChoices> = { play: shows('No trailer has') };
