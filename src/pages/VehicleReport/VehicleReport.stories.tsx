import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { onReport, reportParameters } from '../../testing/reportStories';
import { VehicleReport } from './VehicleReport';

const meta: Meta<typeof VehicleReport> = {
  title: 'Pages/VehicleReport',
  component: VehicleReport,
  parameters: reportParameters,
  decorators: [onReport()],
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Blank: Story = {};
export const OnAPhone: Story = { globals: { viewport: { value: 'phone' } } };
