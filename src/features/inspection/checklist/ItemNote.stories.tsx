import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { itemMarkedDefective, itemMarkedGood } from '@/features/inspection/model/inspectionSlice';
import { defects } from '@/testing/fixtures/extensions';
import { phone } from '@/testing/stories/phone';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { ItemNote } from './ItemNote';

const meta: Meta<typeof ItemNote> = {
  title: 'Report/Checklist/ItemNote',
  component: ItemNote,
  parameters: reportParameters,
  decorators: [onReport()],
  args: { item: 'horn', office: {}, history: [defects.certified, defects.earlier] },
};
export default meta;

type Story = StoryObj<typeof ItemNote>;

export const ReportedBefore: Story = {};
export const CertifiedMeanwhile: Story = {
  decorators: [onReport((dispatch) => dispatch(itemMarkedGood('horn')))],
  args: { office: { certified: 'Repaired by M. Ortiz 2:05 PM: New relay' }, history: [] },
};
export const CertifiedButDefective: Story = {
  args: { office: { certified: 'Repaired by M. Ortiz 2:05 PM' } },
  decorators: [onReport((dispatch) => dispatch(itemMarkedDefective('horn')))],
};
export const ReopenedMeanwhile: Story = {
  decorators: [onReport((dispatch) => dispatch(itemMarkedDefective('horn')))],
  args: { office: { reopened: 'Reopened by Lee Long 2:05 PM: Still cracked' }, history: [] },
};
export const History: Story = {
  tags: ['richest'],
  ...phone,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Horn: Reported 3 times/ }));
  },
};
