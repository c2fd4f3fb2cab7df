import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  connectionHinted,
  draftShown,
  itemMarkedGood,
  reportLoaded,
} from '@/features/inspection/model/inspectionSlice';
import { contentsOf } from '@/features/inspection/model/rules/reportContents';
import { driver } from '@/testing/fixtures/account';
import { makeInspection } from '@/testing/fixtures/inspection';
import { storyMoment } from '@/testing/stories/reportProvider';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { ReportNotices } from './ReportNotices';

const meta: Meta<typeof ReportNotices> = {
  title: 'Inspection/ReportNotices',
  component: ReportNotices,
  parameters: reportParameters,
};
export default meta;

type Story = StoryObj<typeof ReportNotices>;

/** Nothing is shown if all is well. */
export const Nothing: Story = { decorators: [onReport()] };

export const Offline: Story = {
  decorators: [onReport((dispatch) => dispatch(connectionHinted('lost')))],
};

export const ChangesWaiting: Story = {
  decorators: [
    onReport((dispatch) => {
      const comment = { vehicle_inspection: 17, key: 'horn', text: 'No sound', fixed: false };
      const inspection = { ...makeInspection(true, { horn: false }), comments: [comment] };
      dispatch(reportLoaded(contentsOf(inspection, storyMoment)));
      dispatch(itemMarkedGood('horn'));
      dispatch(connectionHinted('lost'));
    }),
  ],
};

export const OpenInAnotherTab: Story = {
  decorators: [
    onReport((dispatch) => dispatch(draftShown({ owner: driver.username, contents: null }))),
  ],
};
