import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { styled } from '@mui/material/styles';
import { expect } from 'storybook/test';
import { trailerAbsent } from '@/testing/fixtures/draft';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { checklistStyles } from './checklistStyles';
import { BulkMark } from './Checklist';

const Sheet = styled('div')(({ theme }) => checklistStyles(theme));

const meta: Meta<typeof BulkMark> = {
  title: 'Report/Checklist/BulkMark',
  component: BulkMark,
  args: {
    id: 'no-trailer',
    offer: 'No trailer today',
    isOffered: true,
    onPress: () => undefined,
  },
  parameters: reportParameters,
  render: (args) => (
    <Sheet>
      <BulkMark {...args} />
    </Sheet>
  ),
};
export default meta;

type Story = StoryObj<typeof BulkMark>;

export const Offered: Story = { decorators: [onReport()] };
export const NotOffered: Story = { args: { isOffered: false }, decorators: [onReport()] };
export const Done: Story = {
  decorators: [onReport((dispatch) => dispatch(trailerAbsent()))],
};
export const Undone: Story = {
  ...Done,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Undo: 14 items marked good' }),
    );
    await expect(canvas.getByRole('button', { name: 'No trailer today' })).toHaveFocus();
  },
};
