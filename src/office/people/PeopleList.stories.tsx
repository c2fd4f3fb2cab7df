import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { phone } from '@/testing/stories/phone';
import { empty, officeAt, officeParameters, shows } from '@/testing/stories/officeStories';
import { PeopleList } from './PeopleList';

const meta: Meta<typeof PeopleList> = {
  title: 'Office/Pages/PeopleList',
  component: PeopleList,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof PeopleList>;

export const Default: Story = { render: officeAt('/people'), play: shows('Hank Novak') };
export const Empty: Story = {
  render: officeAt('/people', { responses: empty }),
  play: shows('No people yet.'),
};
export const Mobile: Story = { ...Default, ...phone };
export const Dark: Story = { ...Default, globals: { theme: 'dark' } };
