import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { problemsFound, reportLoaded } from '@/features/inspection/model/inspectionSlice';
import { toLoadedReport } from '@/features/inspection/model/rules/reportContents';
import { makeInspection } from '@/testing/fixtures/inspection';
import { storyDateTime } from '@/testing/stories/reportProvider';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { SignatureFields } from './SignatureFields';

const meta: Meta<typeof SignatureFields> = {
  title: 'Report/Driver, vehicle and trip/SignatureFields',
  component: SignatureFields,
  parameters: reportParameters,
};
export default meta;

type Story = StoryObj<typeof SignatureFields>;

export const Empty: Story = { decorators: [onReport()] };
export const Loaded: Story = {
  decorators: [
    onReport((dispatch) =>
      dispatch(reportLoaded(toLoadedReport(makeInspection(true), storyDateTime))),
    ),
  ],
};
export const Missing: Story = {
  decorators: [onReport((dispatch) => dispatch(problemsFound('2026-11-21')))],
};
