import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { vehicles } from '@/testing/fixtures/office';
import { LargeLabels, SmallLabels } from './Labels';

const meta: Meta<typeof SmallLabels> = {
  title: 'Office/Vehicles/Labels',
  component: SmallLabels,
  args: { vehicles, used: 0 },
};
export default meta;

type Story = StoryObj<typeof SmallLabels>;

export const OnASheet: Story = {};
export const AfterUsedLabels: Story = { args: { used: 4 } };
export const Large: Story = { render: ({ vehicles: shown }) => <LargeLabels vehicles={shown} /> };
