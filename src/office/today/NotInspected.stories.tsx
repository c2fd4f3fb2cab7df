import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { NotInspected } from './NotInspected';

const meta: Meta<typeof NotInspected> = {
  title: 'Office/NotInspected',
  component: NotInspected,
  parameters: officeParameters,
  decorators: [inOffice()],
};
export default meta;

type Story = StoryObj<typeof NotInspected>;

export const Full: Story = { args: { kind: 'truck' }, play: shows('Truck T-204') };
