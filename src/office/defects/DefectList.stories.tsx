import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { phone } from '@/testing/stories/phone';
import { empty, officeAt, officeParameters, shows } from '@/testing/stories/officeStories';
import { DefectList } from './DefectList';

const meta: Meta<typeof DefectList> = {
  title: 'Office/Pages/DefectList',
  component: DefectList,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof DefectList>;

export const Default: Story = {
  render: officeAt('/defects'),
  play: shows('Leaks at the lower hose'),
};
export const Empty: Story = {
  render: officeAt('/defects', { responses: empty }),
  play: shows('No open defects.'),
};
export const Mobile: Story = { ...Default, ...phone, play: shows(/Leaks at the lower hose/) };
export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
