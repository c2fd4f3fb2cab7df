import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { within } from 'storybook/test';
import { ColourSchemeSwitch } from './ColourSchemeSwitch';

const meta: Meta<typeof ColourSchemeSwitch> = {
  title: 'UI/ColourSchemeSwitch',
  component: ColourSchemeSwitch,
};
export default meta;

type Story = StoryObj<typeof ColourSchemeSwitch>;

export const Automatic: Story = {};
export const Open: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Colour scheme: Automatic' }));
    await within(canvasElement.ownerDocument.body).findByRole('menuitemradio', { name: 'Dark' });
  },
};
