import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { PersonLink } from './PersonLink';

const meta: Meta<typeof PersonLink> = {
  title: 'Office/Account and people/PersonLink',
  component: PersonLink,
  parameters: officeParameters,
  args: { id: 9, children: 'Marcus Bell' },
  play: shows('Marcus Bell'),
};
export default meta;

type Story = StoryObj<typeof PersonLink>;

export const ForAnAdmin: Story = { decorators: [inOffice()] };
export const ForAMechanic: Story = { decorators: [inOffice(undefined, { role: 'mechanic' })] };
