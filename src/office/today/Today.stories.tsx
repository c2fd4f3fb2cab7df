import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { todayPath } from '@/contract/office/today';
import { phone } from '@/testing/stories/phone';
import {
  never,
  noConnection,
  officeAt,
  officeParameters,
  shows,
} from '@/testing/stories/officeStories';
import { Today } from './Today';

const meta: Meta<typeof Today> = {
  title: 'Office/Pages/Today',
  component: Today,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof Today>;

export const Default: Story = { render: officeAt('/'), play: shows('Last 30 days') };
export const Loading: Story = {
  render: officeAt('/', { responses: { [todayPath]: never } }),
  play: shows('People'),
};
export const Failed: Story = {
  render: officeAt('/', { responses: { [todayPath]: noConnection } }),
  play: shows(noConnection.message),
};
export const Mobile: Story = { ...Default, ...phone };
export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
