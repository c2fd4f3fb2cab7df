import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  clockCompared,
  connectionHinted,
  draftShown,
  itemMarkedGood,
} from '@/features/inspection/model/inspectionSlice';
import { driver } from '@/testing/fixtures/account';
import { brokenPhone } from '@/testing/report/inspectionSetup';
import { phone } from '@/testing/stories/phone';
import { storyDateTime } from '@/testing/stories/reportProvider';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { reportStates } from '@/testing/stories/statusStories';
import { BarNotices } from './BarNotices';

const meta: Meta<typeof BarNotices> = {
  title: 'Report/Status/BarNotices',
  component: BarNotices,
  parameters: reportParameters,
  ...phone,
};
export default meta;

type Story = StoryObj<typeof BarNotices>;

export const Empty: Story = { decorators: [onReport()] };
export const NotSaved: Story = {
  decorators: [onReport((dispatch) => dispatch(itemMarkedGood('horn')), brokenPhone())],
};
export const Rejected: Story = { decorators: [onReport(reportStates.rejected)] };
export const Contested: Story = { decorators: [onReport(reportStates.contested)] };
export const OutcomeUnknown: Story = { decorators: [onReport(reportStates.outcomeUnknown)] };
export const Withdrawn: Story = { decorators: [onReport(reportStates.withdrawn)] };
export const Waiting: Story = {
  tags: ['richest'],
  decorators: [onReport(reportStates.waiting)],
};
export const SavedOnceItIsBack: Story = {
  decorators: [onReport(reportStates.waitingToBeSaved)],
};
export const PhotoRejected: Story = { decorators: [onReport(reportStates.photoRejected)] };
export const Offline: Story = {
  decorators: [onReport((dispatch) => dispatch(connectionHinted('lost')))],
};
export const ChangesWaiting: Story = { decorators: [onReport(reportStates.changesWaiting)] };
export const OpenInAnotherTab: Story = {
  decorators: [
    onReport((dispatch) =>
      dispatch(draftShown({ owner: driver.username, contents: null, photos: [] })),
    ),
  ],
};
export const ClockIsWrong: Story = {
  decorators: [
    onReport((dispatch) => dispatch(clockCompared({ difference: -1e12, now: storyDateTime }))),
  ],
};
export const OtherReport: Story = { decorators: [onReport(reportStates.otherReport)] };
export const SetAside: Story = { decorators: [onReport(reportStates.setAside)] };
export const OfAnotherName: Story = { decorators: [onReport(reportStates.byName)] };
