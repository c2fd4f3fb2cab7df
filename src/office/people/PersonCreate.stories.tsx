import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
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
export const Mobile: Story = {
  ...{ ...Blank, ...phone },
  // react-admin leaves 5 em for a toolbar at the window's edge.
  play: async ({ canvas }) => {
    const last = await canvas.findByRole('combobox', { name: 'Role' });
    const save = canvas.getByRole('button', { name: 'Save' });
    const gap = save.getBoundingClientRect().top - last.getBoundingClientRect().bottom;
    await expect(gap).toBeLessThan(48);
  },
};
