import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen } from 'storybook/test';
import { defaultSettings } from '@/contract/settings';
import { reportLoaded, reportSubmitted } from '@/features/inspection/model/inspectionSlice';
import { toLoadedReport } from '@/features/inspection/model/rules/reportContents';
import { makeInspection } from '@/testing/fixtures/inspection';
import { waitingSubmission } from '@/testing/fixtures/submission';
import { phone } from '@/testing/stories/phone';
import { storyDateTime } from '@/testing/stories/reportProvider';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { reportStates } from '@/testing/stories/statusStories';
import { onForm } from '@/testing/report/onForm';
import { SubmitReport } from './SubmitReport';

const meta: Meta<typeof SubmitReport> = {
  title: 'Report/Frame and bar/SubmitReport',
  component: SubmitReport,
  parameters: reportParameters,
};
export default meta;

type Story = StoryObj<typeof SubmitReport>;

const loaded = (...inspection: Parameters<typeof makeInspection>) =>
  reportLoaded(toLoadedReport(makeInspection(...inspection), storyDateTime));

export const AllClear: Story = { decorators: [onReport((dispatch) => dispatch(loaded(true)))] };
export const Defects: Story = {
  decorators: [onReport((dispatch) => dispatch(loaded(true, { horn: false })))],
};
export const SavedAtOffice: Story = {
  parameters: { app: { ...reportParameters.app, settings: { ...defaultSettings, fleet: true } } },
  decorators: [onReport(reportStates.delivered)],
};
export const Sending: Story = {
  decorators: [
    onReport((dispatch) => {
      dispatch(loaded(true));
      dispatch(onForm(reportSubmitted(waitingSubmission)));
    }),
  ],
};
export const Pending: Story = {
  ...phone,
  decorators: [onReport((dispatch) => dispatch(loaded(true, { horn: null, mirrors: null })))],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Complete Inspection' }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      '2 items are unchecked. The first is Horn.',
    );
  },
};
