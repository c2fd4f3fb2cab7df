import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { defaultSettings } from '@/contract/settings';
import { receiptClosed } from '@/features/inspection/model/inspectionSlice';
import { phone } from '@/testing/stories/phone';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { reportStates } from '@/testing/stories/statusStories';
import { SentReports } from './SentReports';

const meta: Meta<typeof SentReports> = {
  title: 'Report/Receipt and history/SentReports',
  component: SentReports,
  parameters: {
    ...reportParameters,
    // Only Linehaul's own backend has receipts.
    app: { ...reportParameters.app, settings: { ...defaultSettings, fleet: true } },
  },
  args: { onAnotherTruck: null, renderVehicles: () => null },
};
export default meta;

type Story = StoryObj<typeof SentReports>;

export const Empty: Story = { decorators: [onReport()] };
export const JustSent: Story = {
  tags: ['richest'],
  ...phone,
  decorators: [onReport(reportStates.sent)],
};
export const Some: Story = {
  parameters: { app: { ...reportParameters.app, settings: defaultSettings } },
  decorators: [
    onReport((dispatch) => {
      reportStates.sent(dispatch);
      dispatch(receiptClosed());
    }),
  ],
};
