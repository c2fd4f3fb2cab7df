import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { makeInspection } from '@/testing/fixtures/inspection';
import { stageMoment } from '@/testing/reportStage';
import { onReport, reportParameters } from '@/testing/reportStories';
import { contentsOf } from '@/features/inspection/report/reportContents';
import { reportLoaded } from '@/features/inspection/inspectionSlice';
import { NextUnchecked } from './NextUnchecked';

const meta: Meta<typeof NextUnchecked> = {
  title: 'Inspection/NextUnchecked',
  component: NextUnchecked,
  parameters: reportParameters,
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Pending: Story = { decorators: [onReport()] };
/** All are checked: there is nothing to go to. */
export const Done: Story = {
  decorators: [
    onReport((dispatch) => dispatch(reportLoaded(contentsOf(makeInspection(true), stageMoment)))),
  ],
};
