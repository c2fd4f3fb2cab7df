import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { blankChecklist } from '@/testing/fixtures/officeContent';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { pageGroups } from './steps';
import { StepList } from './StepList';

const [home = { title: '', steps: [] }] = pageGroups(blankChecklist.data);

const meta: Meta<typeof StepList> = {
  title: 'Office/Company and setup/StepList',
  component: StepList,
  parameters: officeParameters,
  decorators: [inOffice()],
  args: home,
};
export default meta;

type Story = StoryObj<typeof StepList>;

export const OfAPage: Story = { play: shows('Services') };
