import type { Meta, StoryObj } from '@storybook/react-webpack5';
import {
  openDefectsShown,
  problemsFound,
  safetyAnswered,
} from '@/features/inspection/model/inspectionSlice';
import { phone } from '@/testing/stories/phone';
import {
  inTheDark,
  onReport,
  reportParameters,
  storyReview,
} from '@/testing/stories/reportStories';
import { SafetyQuestion } from './SafetyQuestion';

const meta: Meta<typeof SafetyQuestion> = {
  title: 'Inspection/SafetyQuestion',
  component: SafetyQuestion,
  parameters: reportParameters,
  decorators: [onReport((dispatch) => dispatch(openDefectsShown([31])))],
  args: { count: 1, shown: storyReview.shown },
};
export default meta;

type Story = StoryObj<typeof SafetyQuestion>;

export const Question: Story = {};
export const Several: Story = { args: { count: 3 }, ...phone };
export const Confirmed: Story = {
  decorators: [
    onReport((dispatch) => {
      dispatch(openDefectsShown([31]));
      dispatch(safetyAnswered({ isSafe: true, ...storyReview }));
    }),
  ],
};
/** The driver tried to submit an all-clear report without the confirmation. */
export const Missing: Story = {
  decorators: [
    onReport((dispatch) => {
      dispatch(openDefectsShown([31]));
      dispatch(problemsFound('2026-11-21'));
    }),
  ],
};
export const Dark: Story = { ...Missing, ...inTheDark };
