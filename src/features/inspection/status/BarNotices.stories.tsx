import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { itemMarkedGood } from '@/features/inspection/model/inspectionSlice';
import { brokenPhone } from '@/testing/report/inspectionSetup';
import { phone } from '@/testing/stories/phone';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { reportStates } from '@/testing/stories/statusStories';
import { BarNotices } from './BarNotices';

const meta: Meta<typeof BarNotices> = {
  title: 'Inspection/BarNotices',
  component: BarNotices,
  parameters: reportParameters,
  ...phone,
};
export default meta;

type Story = StoryObj<typeof BarNotices>;

export const Nothing: Story = { decorators: [onReport()] };
export const NotSaved: Story = {
  decorators: [onReport((dispatch) => dispatch(itemMarkedGood('horn')), brokenPhone())],
};
export const Refused: Story = { decorators: [onReport(reportStates.refused)] };
export const Withdrawn: Story = { decorators: [onReport(reportStates.withdrawn)] };
export const Waiting: Story = { decorators: [onReport(reportStates.waiting)] };
export const SetAside: Story = { decorators: [onReport(reportStates.setAside)] };
