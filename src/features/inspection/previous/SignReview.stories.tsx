import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { defaultSettings } from '@/contract/settings';
import {
  reviewDelivered,
  reviewRejected,
  reviewSigned,
} from '@/features/inspection/model/inspectionSlice';
import { phone } from '@/testing/stories/phone';
import { onReport, reportParameters, storyReview } from '@/testing/stories/reportStories';
import { SignReview } from './SignReview';

const meta: Meta<typeof SignReview> = {
  title: 'Report/Last report/SignReview',
  component: SignReview,
  parameters: reportParameters,
  decorators: [onReport()],
  args: { shown: storyReview.shown },
};
export default meta;

type Story = StoryObj<typeof SignReview>;

const withFleet = {
  app: { ...reportParameters.app, settings: { ...defaultSettings, fleet: true } },
};

const signed = reviewSigned({ ...storyReview, name: 'Dana Miles' });

export const Unsigned: Story = {};
export const Mobile: Story = { ...phone };
export const ConsentMissing: Story = { ...phone, parameters: withFleet };
export const Waiting: Story = { decorators: [onReport((dispatch) => dispatch(signed))] };
export const Sent: Story = {
  decorators: [
    onReport((dispatch) => {
      dispatch(signed);
      dispatch(reviewDelivered(storyReview.id));
    }),
  ],
};
export const Rejected: Story = {
  decorators: [
    onReport((dispatch) => {
      dispatch(signed);
      dispatch(reviewRejected(storyReview.id));
    }),
  ],
};
