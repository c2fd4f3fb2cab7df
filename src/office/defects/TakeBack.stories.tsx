import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { justReopened } from '@/testing/fixtures/defectStates';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { phone } from '@/testing/stories/phone';
import { TakeBack } from './TakeBack';

const meta: Meta<typeof TakeBack> = {
  title: 'Office/Defects/TakeBack',
  component: TakeBack,
  parameters: officeParameters,
  decorators: [inOffice()],
  args: { defect: justReopened },
  play: shows("Take back 'Reopen'"),
};
export default meta;

type Story = StoryObj<typeof TakeBack>;

export const ByItsAuthor: Story = {};
export const Mobile: Story = { ...phone };
