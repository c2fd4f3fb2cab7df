import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { phone } from '@/testing/stories/phone';
import { officeAt, officeParameters, shows } from '@/testing/stories/officeStories';
import { PersonCreate } from './PersonCreate';

const meta: Meta<typeof PersonCreate> = {
  title: 'Office/PersonCreate',
  component: PersonCreate,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof PersonCreate>;

export const Blank: Story = { render: officeAt('/people/create'), play: shows('Full name') };
export const Mobile: Story = { ...Blank, ...phone };
