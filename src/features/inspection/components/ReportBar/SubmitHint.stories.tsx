import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { makeInspection } from '../../../../testing/fixtures/inspection';
import { stageMoment } from '../../../../testing/reportStage';
import { onReport, reportParameters } from '../../../../testing/reportStories';
import { contentsOf } from '../../report/reportContents';
import { itemMarkedDefective, reportLoaded, reportSubmitted } from '../../inspectionSlice';
import { waitingSubmission } from '../../../../testing/fixtures/submission';
import { SubmitHint } from './SubmitHint';

const meta: Meta<typeof SubmitHint> = {
  title: 'Inspection/SubmitHint',
  component: SubmitHint,
  parameters: reportParameters,
};
export default meta;

type Story = StoryObj<typeof meta>;

const allClear = reportLoaded(contentsOf(makeInspection(true), stageMoment));

export const Ready: Story = { decorators: [onReport((dispatch) => dispatch(allClear))] };
export const Withdrawn: Story = {
  decorators: [
    onReport((dispatch) => {
      dispatch(allClear);
      dispatch(reportSubmitted(waitingSubmission));
      dispatch(itemMarkedDefective('horn'));
    }),
  ],
};
