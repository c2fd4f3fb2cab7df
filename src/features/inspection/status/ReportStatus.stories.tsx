import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  draftOpened,
  draftShown,
  itemMarkedGood,
  receiptClosed,
} from '@/features/inspection/model/inspectionSlice';
import { driver } from '@/testing/fixtures/account';
import { brokenPhone, slowPhone } from '@/testing/report/inspectionSetup';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { reportStates } from '@/testing/stories/statusStories';
import { ReportStatus } from './ReportStatus';

const meta: Meta<typeof ReportStatus> = {
  title: 'Report/Status/ReportStatus',
  component: ReportStatus,
  parameters: reportParameters,
};
export default meta;

type Story = StoryObj<typeof ReportStatus>;

export const Empty: Story = { decorators: [onReport()] };
export const Saved: Story = {
  decorators: [onReport((dispatch) => dispatch(itemMarkedGood('horn')))],
};
export const Saving: Story = {
  decorators: [onReport((dispatch) => dispatch(itemMarkedGood('horn')), slowPhone())],
};
export const NotSaved: Story = {
  decorators: [onReport((dispatch) => dispatch(itemMarkedGood('horn')), brokenPhone())],
};
export const NeedsAttention: Story = { decorators: [onReport(reportStates.rejected)] };
export const Waiting: Story = { decorators: [onReport(reportStates.waiting)] };
export const Sending: Story = { decorators: [onReport(reportStates.sending)] };
export const FirstOfTwo: Story = { decorators: [onReport(reportStates.allClear)] };
export const ChangesNotSent: Story = { decorators: [onReport(reportStates.unsent)] };
export const PhotosWaiting: Story = { decorators: [onReport(reportStates.photosWaiting)] };
export const Delivered: Story = { decorators: [onReport(reportStates.delivered)] };
export const Sent: Story = {
  decorators: [
    onReport((dispatch) => {
      reportStates.sent(dispatch);
      dispatch(receiptClosed());
    }),
  ],
};
export const ReadOnly: Story = {
  decorators: [
    onReport((dispatch) =>
      dispatch(draftShown({ owner: driver.username, contents: null, photos: [] })),
    ),
  ],
};
export const NotYetOpen: Story = {
  decorators: [onReport((dispatch) => dispatch(draftOpened(driver.username)))],
};
