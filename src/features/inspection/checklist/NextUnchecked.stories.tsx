import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { itemMarkedDefective, reportLoaded } from '@/features/inspection/model/inspectionSlice';
import { toLoadedReport } from '@/features/inspection/model/rules/reportContents';
import { makeInspection } from '@/testing/fixtures/inspection';
import { storyDateTime } from '@/testing/stories/reportProvider';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { NextUnchecked } from './NextUnchecked';

const meta: Meta<typeof NextUnchecked> = {
  title: 'Report/Checklist/NextUnchecked',
  component: NextUnchecked,
  parameters: reportParameters,
};
export default meta;

type Story = StoryObj<typeof NextUnchecked>;

export const Pending: Story = { decorators: [onReport()] };
export const IsItFixed: Story = {
  decorators: [onReport((dispatch) => dispatch(itemMarkedDefective('horn')))],
};
export const Done: Story = {
  decorators: [
    onReport((dispatch) =>
      dispatch(reportLoaded(toLoadedReport(makeInspection(true), storyDateTime))),
    ),
  ],
};
