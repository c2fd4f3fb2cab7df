import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { phone } from '@/testing/stories/phone';
import { officeAt, officeParameters, shows } from '@/testing/stories/officeStories';
import { OfficeAppBar } from './OfficeAppBar';

const meta: Meta<typeof OfficeAppBar> = {
  title: 'Office/Layout/OfficeAppBar',
  component: OfficeAppBar,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof OfficeAppBar>;

export const Wide: Story = { render: officeAt('/company'), play: shows('Tagline') };
export const Mobile: Story = { ...Wide, ...phone };
