import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { draftShown, reportLoaded } from '@/features/inspection/model/inspectionSlice';
import { toLoadedReport } from '@/features/inspection/model/rules/reportContents';
import { driver } from '@/testing/fixtures/account';
import { makeInspection } from '@/testing/fixtures/inspection';
import { storyDateTime } from '@/testing/stories/reportProvider';
import { inTheDark, onReport, reportParameters } from '@/testing/stories/reportStories';
import { InspectionReport } from './InspectionReport';

const meta: Meta<typeof InspectionReport> = {
  title: 'Report/Frame and bar/InspectionReport',
  component: InspectionReport,
  parameters: reportParameters,
};
export default meta;

type Story = StoryObj<typeof InspectionReport>;

export const Default: Story = {
  decorators: [
    onReport((dispatch) =>
      dispatch(reportLoaded(toLoadedReport(makeInspection(true, { horn: null }), storyDateTime))),
    ),
  ],
};

export const Mobile: Story = { ...Default, globals: { viewport: { value: 'phone' } } };

export const Dark: Story = { ...Default, ...inTheDark };

export const OpenInAnotherTab: Story = {
  decorators: [
    onReport((dispatch) =>
      dispatch(draftShown({ owner: driver.username, contents: null, photos: [] })),
    ),
  ],
};
