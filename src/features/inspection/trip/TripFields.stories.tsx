import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { problemsFound } from '@/features/inspection/model/inspectionSlice';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { TripFields } from './TripFields';

const meta: Meta<typeof TripFields> = {
  title: 'Report/Driver, vehicle and trip/TripFields',
  component: TripFields,
  parameters: reportParameters,
};
export default meta;

type Story = StoryObj<typeof TripFields>;

export const Empty: Story = { decorators: [onReport()] };
export const WithProblems: Story = {
  decorators: [onReport((dispatch) => dispatch(problemsFound('2026-11-21')))],
};
export const Mobile: Story = { ...WithProblems, globals: { viewport: { value: 'phone' } } };
