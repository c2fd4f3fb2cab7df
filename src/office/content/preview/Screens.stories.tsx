import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { Screens } from './Screens';

const meta: Meta<typeof Screens> = {
  title: 'Office/Site content preview/Screens',
  component: Screens,
  parameters: officeParameters,
  decorators: [inOffice()],
  args: {
    title: 'Preview of Services',
    section: { styles: '', html: '<section><h2>What we haul</h2></section>' },
  },
};
export default meta;

type Story = StoryObj<typeof Screens>;

export const Desktop: Story = {};
export const Mobile: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'On a phone' }));
    await canvas.findByRole('button', { name: 'On a phone', pressed: true });
  },
};
export const LeftOut: Story = {
  args: { section: { styles: '', html: null } },
  play: shows(/Visitors do not see this section/),
};
