import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { ChangeList } from './ChangeList';

const meta: Meta<typeof ChangeList> = {
  title: 'Office/ChangeList',
  component: ChangeList,
  parameters: officeParameters,
  decorators: [inOffice()],
};
export default meta;

type Story = StoryObj<typeof ChangeList>;

export const Several: Story = {
  args: {
    changes: [
      { what: 'Heading', from: 'Where we are', to: 'Our terminals' },
      { what: 'Locations', from: '', to: 'Boise, ID' },
      { what: 'Locations', from: 'Denver, CO', to: '' },
    ],
  },
  play: shows('Our terminals'),
};
