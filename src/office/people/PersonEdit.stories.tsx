import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { phone } from '@/testing/stories/phone';
import { officeAt, officeParameters, shows } from '@/testing/stories/officeStories';
import { PersonEdit } from './PersonEdit';

const meta: Meta<typeof PersonEdit> = {
  title: 'Office/PersonEdit',
  component: PersonEdit,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof PersonEdit>;

export const Enabled: Story = { render: officeAt('/people/7'), play: shows('Person hank') };
export const Disabled: Story = { render: officeAt('/people/9'), play: shows(/Disabled/) };
export const Mobile: Story = { ...Enabled, ...phone };
