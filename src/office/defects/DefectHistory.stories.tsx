import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { defectHistory } from '@/testing/fixtures/defectStates';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { phone } from '@/testing/stories/phone';
import { DefectHistory } from './DefectHistory';

const meta: Meta<typeof DefectHistory> = {
  title: 'Office/DefectHistory',
  component: DefectHistory,
  parameters: officeParameters,
  decorators: [inOffice()],
  args: { history: defectHistory },
  play: shows('Driver says good'),
};
export default meta;

type Story = StoryObj<typeof DefectHistory>;

export const FourEvents: Story = {};
export const Mobile: Story = { ...phone };
