import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { within } from 'storybook/test';
import { ColorSchemeSwitch } from './ColorSchemeSwitch';

const meta: Meta<typeof ColorSchemeSwitch> = {
  title: 'Site/Header, menu and footer/ColorSchemeSwitch',
  component: ColorSchemeSwitch,
};
export default meta;

type Story = StoryObj<typeof ColorSchemeSwitch>;

export const Automatic: Story = {};
export const Open: Story = {
  tags: ['richest'],
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Color scheme: Automatic' }));
    await within(canvasElement.ownerDocument.body).findByRole('menuitemradio', { name: 'Dark' });
  },
};
