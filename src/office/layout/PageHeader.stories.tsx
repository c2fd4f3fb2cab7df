import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { officeAt, officeParameters, shows } from '@/testing/stories/officeStories';
import { PageHeader } from './PageHeader';

const meta: Meta<typeof PageHeader> = {
  title: 'Office/Layout/PageHeader',
  component: PageHeader,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof PageHeader>;

export const OfAList: Story = { render: officeAt('/vehicles'), play: shows('Filter') };
export const OfARecord: Story = {
  render: officeAt('/vehicles/1'),
  play: shows(/Freightliner|VIN/),
};
