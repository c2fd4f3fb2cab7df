import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fleetPaths } from '@/contract/fleet';
import { ownReport } from '@/testing/fixtures/fleet';
import { respondingWith, rejectedWith, withoutResponse } from '@/testing/stories/callStories';
import { phone } from '@/testing/stories/phone';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { ReportList } from './ReportList';

const { report: _report, defects: _defects, reviews: _reviews, ...row } = ownReport;
const rows = [row, { ...row, id: 16, state: 'superseded', result: 'defects_open' }];

const meta: Meta<typeof ReportList> = {
  title: 'Inspection/Fleet/ReportList',
  component: ReportList,
  parameters: {
    ...reportParameters,
    ...respondingWith('get', fleetPaths.reports, { data: rows, total: 60 }),
  },
  decorators: [onReport()],
  args: { owner: 'dana.driver', onOpen: () => undefined, onOpenSent: () => undefined },
};
export default meta;

type Story = StoryObj<typeof ReportList>;

export const Full: Story = {};
export const Mobile: Story = { ...phone };
export const Empty: Story = {
  parameters: respondingWith('get', fleetPaths.reports, { data: [], total: 0 }),
};
export const Failed: Story = { parameters: rejectedWith('get', fleetPaths.reports, {}, 500) };
export const Loading: Story = {
  parameters: {
    ...withoutResponse('get', fleetPaths.reports),
    app: { ...reportParameters.app, waits: true },
  },
};
