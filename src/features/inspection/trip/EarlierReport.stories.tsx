import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { headerFieldChanged, reportLoaded } from '@/features/inspection/model/inspectionSlice';
import { toLoadedReport } from '@/features/inspection/model/rules/reportContents';
import { makeInspection } from '@/testing/fixtures/inspection';
import { phone } from '@/testing/stories/phone';
import { storyDateTime } from '@/testing/stories/reportProvider';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { EarlierReport, earlierReportTexts } from './EarlierReport';

const meta: Meta<typeof EarlierReport> = {
  title: 'Report/Driver, vehicle and trip/EarlierReport',
  component: EarlierReport,
  parameters: reportParameters,
};
export default meta;

type Story = StoryObj<typeof EarlierReport>;

const ofLongAgo = toLoadedReport(
  { ...makeInspection(true, { horn: false, mirrors: false }), date_inspected: '20-11-2020 06:45' },
  storyDateTime,
);

export const WithDefects: Story = {
  ...phone,
  decorators: [onReport((dispatch) => dispatch(reportLoaded(ofLongAgo)))],
};

export const Started: Story = {
  ...WithDefects,
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('This is the report of Nov 20, 2 defects open.');
    await userEvent.click(canvas.getByRole('button', { name: earlierReportTexts.start }));
    await canvas.findByRole('button', { name: earlierReportTexts.undo });
  },
};

export const WithChanges: Story = {
  decorators: [
    onReport((dispatch) => {
      dispatch(reportLoaded(ofLongAgo));
      dispatch(headerFieldChanged({ field: 'carrier', value: 'Lee Long' }));
    }),
  ],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: earlierReportTexts.start }));
    await canvas.findByText(earlierReportTexts.ask);
  },
};
