import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  itemMarkedDefective,
  itemMarkedGood,
  reportLoaded,
  reportSubmitted,
} from '@/features/inspection/model/inspectionSlice';
import { toLoadedReport } from '@/features/inspection/model/rules/reportContents';
import { makeInspection } from '@/testing/fixtures/inspection';
import { waitingSubmission } from '@/testing/fixtures/submission';
import { onForm } from '@/testing/report/onForm';
import { brokenPhone, slowPhone } from '@/testing/report/inspectionSetup';
import { storyDateTime } from '@/testing/stories/reportProvider';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { ReportBar } from './ReportBar';

const meta: Meta<typeof ReportBar> = {
  title: 'Report/Frame and bar/ReportBar',
  component: ReportBar,
  parameters: reportParameters,
  globals: { viewport: { value: 'phone' } },
};
export default meta;

type Story = StoryObj<typeof ReportBar>;

const loaded = (...inspection: Parameters<typeof makeInspection>) =>
  reportLoaded(toLoadedReport(makeInspection(...inspection), storyDateTime));

export const Empty: Story = { decorators: [onReport()] };
export const Pending: Story = {
  decorators: [onReport((dispatch) => dispatch(loaded(true, { horn: null, mirrors: false })))],
};
export const AllClear: Story = { decorators: [onReport((dispatch) => dispatch(loaded(true)))] };
export const Defects: Story = {
  decorators: [onReport((dispatch) => dispatch(loaded(true, { horn: false, mirrors: false })))],
};
export const Saving: Story = {
  decorators: [onReport((dispatch) => dispatch(itemMarkedGood('horn')), slowPhone())],
};
export const NotSaved: Story = {
  decorators: [onReport((dispatch) => dispatch(itemMarkedGood('horn')), brokenPhone())],
};
export const Withdrawn: Story = {
  decorators: [
    onReport((dispatch) => {
      dispatch(loaded(true));
      dispatch(onForm(reportSubmitted(waitingSubmission)));
      dispatch(itemMarkedDefective('horn'));
    }),
  ],
};
