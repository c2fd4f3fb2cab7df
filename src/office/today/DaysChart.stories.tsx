import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { phone } from '@/testing/stories/phone';
import { DaysChart } from './DaysChart';

const days = Array.from({ length: 30 }, (_, index) => ({
  day: new Date(Date.UTC(2026, 9, 24 + index)).toISOString().slice(0, 10),
  reports: (index * 7) % 23,
  defects: (index * 5) % 11,
}));

const meta: Meta<typeof DaysChart> = {
  title: 'Office/Today/DaysChart',
  component: DaysChart,
  args: { days },
};
export default meta;

type Story = StoryObj<typeof DaysChart>;

export const Default: Story = {};
export const Empty: Story = {
  args: { days: days.map(({ day }) => ({ day, reports: 0, defects: 0 })) },
};
export const Mobile: Story = { ...phone };
