import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { itemMarkedGood } from '@/features/inspection/model/inspectionSlice';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { ChecklistRow } from './ChecklistRow';
import { SpokenCount } from './Counters';

const meta: Meta<typeof SpokenCount> = {
  title: 'Report/Checklist/SpokenCount',
  component: SpokenCount,
  parameters: reportParameters,
};
export default meta;

export const AfterATap: StoryObj<typeof SpokenCount> = {
  decorators: [onReport((dispatch) => dispatch(itemMarkedGood('engine')))],
  render: () => (
    <>
      <SpokenCount />
      <ul>
        <ChecklistRow
          item={{ key: 'horn', label: 'Horn', category: 'cab' }}
          isShown
          isNotFitted={false}
          fixedDefect=""
        />
      </ul>
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Horn: good' }));
    await expect(
      await canvas.findByText('2 passed, 0 failed, 61 pending of 63'),
    ).toBeInTheDocument();
  },
};
