import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { saysGoodDefect } from '@/testing/fixtures/defectStates';
import { openDefect } from '@/testing/fixtures/office';
import { inOffice, officeParameters } from '@/testing/stories/officeStories';
import { phone } from '@/testing/stories/phone';
import { HoldingDefects } from './HoldingDefects';

const meta: Meta<typeof HoldingDefects> = {
  title: 'Office/HoldingDefects',
  component: HoldingDefects,
  parameters: officeParameters,
  decorators: [inOffice()],
  args: { defects: [openDefect, saysGoodDefect] },
};
export default meta;

type Story = StoryObj<typeof HoldingDefects>;

export const Two: Story = {};
export const Mobile: Story = { ...phone };
