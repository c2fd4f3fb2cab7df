import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { FormField } from '@/components/FormField/FormField';
import { phone } from '@/testing/stories/phone';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { FieldQuestion } from './FieldQuestion';

const keep = fn();

const meta: Meta<typeof FieldQuestion> = {
  title: 'Report/Driver, vehicle and trip/FieldQuestion',
  component: FieldQuestion,
  parameters: reportParameters,
  decorators: [onReport()],
  args: {
    question: 'This is 2 days ago. Is that right?',
    answers: [
      { text: 'Yes, keep it', onPress: keep },
      { text: 'Use now', onPress: fn() },
    ],
    children: <FormField label="Date" type="date" defaultValue="2026-11-19" />,
  },
};
export default meta;

type Story = StoryObj<typeof FieldQuestion>;

export const Question: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Yes, keep it' }));
    await expect(keep).toHaveBeenCalled();
  },
};
export const NothingToAsk: Story = { args: { question: null } };
export const Mobile: Story = { ...phone };
