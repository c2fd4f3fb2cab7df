import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { officeAt, officeParameters, shows } from '@/testing/stories/officeStories';
import { OfficeMenu } from './OfficeMenu';

const meta: Meta<typeof OfficeMenu> = {
  title: 'Office/Layout/OfficeMenu',
  component: OfficeMenu,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof OfficeMenu>;

export const ForAnAdmin: Story = { render: officeAt('/'), play: shows('Website') };
export const ForAMechanic: Story = {
  render: officeAt('/', { role: 'mechanic' }),
  play: shows('Operations'),
};
