import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { extensionPaths } from '@/contract/extensions';
import { ownReport } from '@/testing/fixtures/extensions';
import { respondingWith, rejectedWith, withoutResponse } from '@/testing/stories/callStories';
import { phone } from '@/testing/stories/phone';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { ReportList } from './ReportList';

const {
  report: _report,
  digest: _digest,
  defects: _defects,
  reviews: _reviews,
  ...row
} = ownReport;
const rows = [row, { ...row, id: 16, state: 'superseded', result: 'defects_open' }];

const meta: Meta<typeof ReportList> = {
  title: 'Report/Receipt and history/ReportList',
  component: ReportList,
  parameters: {
    ...reportParameters,
    ...respondingWith('get', extensionPaths.reports, { data: rows, total: 60 }),
  },
  decorators: [onReport()],
  args: {
    owner: 'dana.driver',
    onOpen: () => undefined,
    onOpenSent: () => undefined,
    onSentAgain: () => undefined,
  },
};
export default meta;

type Story = StoryObj<typeof ReportList>;

export const Default: Story = {};
export const Mobile: Story = { ...phone };
export const Empty: Story = {
  parameters: respondingWith('get', extensionPaths.reports, { data: [], total: 0 }),
};
export const Failed: Story = { parameters: rejectedWith('get', extensionPaths.reports, {}, 500) };
export const Loading: Story = {
  parameters: {
    ...withoutResponse('get', extensionPaths.reports),
    app: { ...reportParameters.app, waits: true },
  },
};
