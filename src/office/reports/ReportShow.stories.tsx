import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { withId } from '@/contract/calls';
import { reportPaths } from '@/contract/office/reports';
import { renamedReport } from '@/testing/fixtures/renamed';
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
export const RenamedDriver: Story = {
  render: officeAt('/reports/17/show', {
    responses: { [withId(reportPaths.record, 17)]: renamedReport },
  }),
  play: shows('Marcus Bell (now: Zoe Park)'),
};
export const Mobile: Story = { ...Current, ...phone };
export const Dark: Story = { ...Current, globals: { theme: 'dark' } };
