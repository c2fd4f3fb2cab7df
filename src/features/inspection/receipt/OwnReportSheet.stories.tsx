import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { extensionPaths } from '@/contract/extensions';
import { ownReport } from '@/testing/fixtures/extensions';
import { respondingWith, rejectedWith, withoutResponse } from '@/testing/stories/callStories';
import { phone } from '@/testing/stories/phone';
import { inTheDark, onReport, reportParameters } from '@/testing/stories/reportStories';
import { OwnReportSheet } from './MyReports';

const path = extensionPaths.report.replace(':id', '17');

const meta: Meta<typeof OwnReportSheet> = {
  title: 'Report/Receipt and history/OwnReportSheet',
  component: OwnReportSheet,
  parameters: { ...reportParameters, ...respondingWith('get', path, ownReport) },
  decorators: [onReport()],
  args: { owner: 'dana.driver', id: 17 },
};
export default meta;

type Story = StoryObj<typeof OwnReportSheet>;

export const Default: Story = {};
export const Mobile: Story = { ...phone };
export const Dark: Story = { ...inTheDark };
export const Superseded: Story = {
  parameters: respondingWith('get', path, { ...ownReport, state: 'superseded' }),
};
export const Failed: Story = { parameters: rejectedWith('get', path, {}, 500) };
export const Loading: Story = {
  parameters: { ...withoutResponse('get', path), app: { ...reportParameters.app, waits: true } },
};
