import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { checklistFiltered } from '@/features/inspection/model/pageSlice';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { ChecklistFilter } from './ChecklistFilter';

const meta: Meta<typeof ChecklistFilter> = {
  title: 'Report/Checklist/ChecklistFilter',
  component: ChecklistFilter,
  args: { onChosen: () => undefined },
  parameters: reportParameters,
};
export default meta;

type Story = StoryObj<typeof ChecklistFilter>;

export const All: Story = { decorators: [onReport()] };
export const Searched: Story = {
  decorators: [
    onReport((dispatch) =>
      dispatch(
        checklistFiltered({
          filter: 'unchecked',
          search: 'tires',
          shown: ['tires_truck', 'tires_trailer'],
        }),
      ),
    ),
  ],
};
export const Chosen: Story = {
  decorators: [onReport()],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Defective' }));
    await expect(canvas.getByRole('button', { name: 'Defective', pressed: true })).toHaveFocus();
  },
};
