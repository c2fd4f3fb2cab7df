import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { DeleteDraft } from './SetAsideDraft';

const remove = fn();
const meta: Meta<typeof DeleteDraft> = {
  title: 'Report/Status/DeleteDraft',
  component: DeleteDraft,
  parameters: reportParameters,
  decorators: [onReport()],
  args: { onDelete: remove },
};
export default meta;

type Story = StoryObj<typeof DeleteDraft>;

export const NotConfirming: Story = {};
export const Confirmation: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete this draft…' }));
    await expect(remove).not.toHaveBeenCalled();
    await expect(canvas.getByRole('button', { name: 'Keep it' })).toHaveFocus();
  },
};
