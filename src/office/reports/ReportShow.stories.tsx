import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { phone } from '@/testing/stories/phone';
import { officeAt, officeParameters, shows } from '@/testing/stories/officeStories';
import { ReportShow } from './ReportShow';

const meta: Meta<typeof ReportShow> = {
  title: 'Office/Pages/ReportShow',
  component: ReportShow,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof ReportShow>;

export const Current: Story = {
  render: officeAt('/reports/17/show'),
  play: shows(/Leaks at the lower hose/),
};
export const Held: Story = { ...Current, play: shows(/Do not dispatch: .*Brakes, service/) };
export const ForADispatcher: Story = {
  render: officeAt('/reports/17/show', { role: 'dispatcher' }),
  play: shows('Driver: Marcus Bell'),
};
export const Mobile: Story = { ...Current, ...phone };
export const Dark: Story = { ...Current, globals: { theme: 'dark' } };
