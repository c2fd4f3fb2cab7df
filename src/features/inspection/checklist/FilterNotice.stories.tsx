import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { checklistFiltered } from '@/features/inspection/model/pageSlice';
import { phone } from '@/testing/stories/phone';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { FilterNotice } from './ChecklistFilter';

const meta: Meta<typeof FilterNotice> = {
  title: 'Report/Checklist/FilterNotice',
  component: FilterNotice,
  parameters: reportParameters,
};
export default meta;

type Story = StoryObj<typeof FilterNotice>;

export const Whole: Story = { decorators: [onReport()] };
export const Some: Story = {
  ...phone,
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
export const NoneMatches: Story = {
  ...phone,
  decorators: [
    onReport((dispatch) =>
      dispatch(checklistFiltered({ filter: 'defects', search: '', shown: [] })),
    ),
  ],
};
