import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { problemsFound, safetyAnswered } from '@/features/inspection/model/inspectionSlice';
import { phone } from '@/testing/stories/phone';
import {
  inTheDark,
  onReport,
  reportParameters,
  storyReview,
} from '@/testing/stories/reportStories';
import { SafetyQuestion } from './SafetyQuestion';

const meta: Meta<typeof SafetyQuestion> = {
  title: 'Report/Last report/SafetyQuestion',
  component: SafetyQuestion,
  parameters: reportParameters,
  decorators: [onReport()],
  args: { shown: storyReview.shown },
};
export default meta;

type Story = StoryObj<typeof SafetyQuestion>;

export const Question: Story = {};
export const Several: Story = {
  args: { shown: { ...storyReview.shown, open: [31, 32, 33] } },
  ...phone,
};
export const Confirmed: Story = {
  decorators: [
    onReport((dispatch) => {
      dispatch(safetyAnswered({ isSafe: true, ...storyReview }));
    }),
  ],
};
export const Missing: Story = {
  decorators: [
    onReport((dispatch) => {
      dispatch(problemsFound('2026-11-21'));
    }),
  ],
};
export const Dark: Story = { ...Missing, ...inTheDark };
