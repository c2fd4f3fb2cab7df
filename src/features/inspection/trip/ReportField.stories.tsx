import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { problemsFound } from '@/features/inspection/model/inspectionSlice';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { ReportField } from './ReportField';

const meta: Meta<typeof ReportField> = {
  title: 'Report/Driver, vehicle and trip/ReportField',
  component: ReportField,
  args: { field: 'truck_number' },
  parameters: reportParameters,
};
export default meta;

type Story = StoryObj<typeof ReportField>;

export const Empty: Story = { decorators: [onReport()] };
export const Optional: Story = { args: { required: false }, decorators: [onReport()] };
export const Missing: Story = {
  decorators: [onReport((dispatch) => dispatch(problemsFound('2026-11-21')))],
};
export const Typed: Story = {
  decorators: [onReport()],
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByLabelText('Truck number');
    await userEvent.type(field, 'T-204');
    await expect(field).toHaveValue('T-204');
  },
};
