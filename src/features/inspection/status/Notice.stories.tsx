import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, fn } from 'storybook/test';
import { longText } from '@/testing/fixtures/extremes';
import { phone } from '@/testing/stories/phone';
import { onReport, reportParameters } from '@/testing/stories/reportStories';
import { Notice } from './Notice';

const meta: Meta<typeof Notice> = {
  title: 'Report/Status/Notice',
  component: Notice,
  args: { tone: 'info', text: 'Sending the report…' },
  parameters: reportParameters,
  decorators: [onReport()],
};
export default meta;

type Story = StoryObj<typeof Notice>;

export const Info: Story = { args: { tone: 'info', text: 'Sending the report…' } };
export const Warning: Story = { args: { tone: 'warning', text: 'No connection. Keep going.' } };
export const Failed: Story = { args: { tone: 'error', text: 'This phone could not save.' } };
export const Success: Story = { args: { tone: 'success', text: 'The report was sent.' } };
const press = fn();
export const WithAction: Story = {
  args: {
    tone: 'warning',
    text: 'The report is waiting for a connection.',
    actions: [{ text: 'Try now', onPress: press }],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try now' }));
    await expect(press).toHaveBeenCalled();
  },
};
export const LongTexts: Story = { ...phone, args: { ...WithAction.args, text: longText } };
