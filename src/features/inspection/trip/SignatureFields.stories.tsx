import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  headerFieldChanged,
  problemsFound,
  reportLoaded,
  reportSigned,
} from '@/features/inspection/model/inspectionSlice';
import { toLoadedReport } from '@/features/inspection/model/rules/reportContents';
import { makeInspection } from '@/testing/fixtures/inspection';
import { phone } from '@/testing/stories/phone';
import { storyDateTime } from '@/testing/stories/reportProvider';
import { inTheDark, onReport, reportParameters } from '@/testing/stories/reportStories';
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
export const Signed: Story = {
  tags: ['richest'],
  decorators: [
    onReport((dispatch) => {
      dispatch(headerFieldChanged({ field: 'carrier', value: 'Dana Miles' }));
      dispatch(reportSigned('2026-11-22'));
    }),
  ],
};
export const Missing: Story = {
  decorators: [onReport((dispatch) => dispatch(problemsFound('2026-11-21')))],
};
export const Dark: Story = { ...Signed, ...inTheDark };
export const Mobile: Story = { ...Signed, ...phone };
