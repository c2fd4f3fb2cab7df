import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { siteChecklistPath } from '@/contract/office/siteChecklist';
import { blankChecklist } from '@/testing/fixtures/officeContent';
import { officeAt, officeParameters, shows } from '@/testing/stories/officeStories';
import { phone } from '@/testing/stories/phone';
import { NextStep } from './NextStep';

const meta: Meta<typeof NextStep> = {
  title: 'Office/Company and setup/NextStep',
  component: NextStep,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof NextStep>;

export const OnAPage: Story = {
  render: officeAt('/company', {
    isOpen: false,
    responses: { [siteChecklistPath]: blankChecklist },
  }),
  play: async (context) => {
    await shows(/steps done/)(context);
    await context.canvas.findByRole('heading', { name: 'Company' });
  },
};
export const Mobile: Story = { ...OnAPage, ...phone };
