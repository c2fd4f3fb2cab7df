import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { NotInspected } from './NotInspected';

const meta: Meta<typeof NotInspected> = {
  title: 'Office/Today/NotInspected',
  component: NotInspected,
  parameters: officeParameters,
  decorators: [inOffice()],
};
export default meta;

type Story = StoryObj<typeof NotInspected>;

export const Default: Story = { args: { kind: 'truck' }, play: shows('Truck T-204') };
