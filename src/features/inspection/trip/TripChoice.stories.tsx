import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { reportSubmitted, tripChosen } from '@/features/inspection/model/inspectionSlice';
import { waitingSubmission } from '@/testing/fixtures/submission';
import { phone } from '@/testing/stories/phone';
import { inTheDark, onReport, reportParameters } from '@/testing/stories/reportStories';
import { onForm } from '@/testing/report/onForm';
import { TripChoice } from './TripChoice';

const meta: Meta<typeof TripChoice> = {
  title: 'Report/Driver, vehicle and trip/TripChoice',
  component: TripChoice,
  parameters: reportParameters,
  decorators: [onReport()],
};
export default meta;

type Story = StoryObj<typeof TripChoice>;

export const Before: Story = {};
export const After: Story = {
  ...phone,
  decorators: [onReport((dispatch) => dispatch(tripChosen('after')))],
};
export const UnderWay: Story = {
  decorators: [onReport((dispatch) => dispatch(onForm(reportSubmitted(waitingSubmission))))],
};
export const Dark: Story = { ...After, ...inTheDark };
