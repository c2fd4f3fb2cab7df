import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { makeInspection } from '../../../../testing/fixtures/inspection';
import { stageMoment } from '../../../../testing/reportStage';
import { onReport, reportParameters } from '../../../../testing/reportStories';
import { contentsOf } from '../../report/reportContents';
import { reportLoaded } from '../../inspectionSlice';
import { SubmitReport } from './SubmitReport';

const meta: Meta<typeof SubmitReport> = {
  title: 'Inspection/SubmitReport',
  component: SubmitReport,
  parameters: reportParameters,
};
export default meta;

type Story = StoryObj<typeof meta>;

const loaded = (...inspection: Parameters<typeof makeInspection>) =>
  onReport((dispatch) =>
    dispatch(reportLoaded(contentsOf(makeInspection(...inspection), stageMoment))),
  );

export const Pending: Story = { decorators: [onReport()] };
export const AllClear: Story = { decorators: [loaded(true)] };
export const Defects: Story = { decorators: [loaded(true, { horn: false })] };
