import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { reportLoaded } from '@/features/inspection/model/inspectionSlice';
import { toLoadedReport } from '@/features/inspection/model/rules/reportContents';
import { makeInspection } from '@/testing/fixtures/inspection';
import { storyDateTime } from '@/testing/stories/reportProvider';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { CategoryProgress } from './CategoryProgress';

const meta: Meta<typeof CategoryProgress> = {
  title: 'Report/Checklist/CategoryProgress',
  component: CategoryProgress,
  parameters: reportParameters,
};
export default meta;

type Story = StoryObj<typeof CategoryProgress>;

export const Empty: Story = { decorators: [onReport()] };
export const Mixed: Story = {
  decorators: [
    onReport((dispatch) => {
      const inspection = makeInspection(true, { horn: false, engine: null, doors: null });
      dispatch(reportLoaded(toLoadedReport(inspection, storyDateTime)));
    }),
  ],
};
