import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { Fact } from './Fact';

const meta: Meta<typeof Fact> = {
  title: 'Office/Forms/Fact',
  component: Fact,
  parameters: officeParameters,
  decorators: [inOffice()],
  args: { label: 'Status', children: 'Open' },
  render: (args) => (
    <dl>
      <Fact {...args} />
    </dl>
  ),
  play: shows('Open'),
};
export default meta;

type Story = StoryObj<typeof Fact>;

export const Default: Story = {};
