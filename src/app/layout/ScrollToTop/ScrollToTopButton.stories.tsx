import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { ScrollToTopButton } from './ScrollToTopButton';

const meta: Meta<typeof ScrollToTopButton> = {
  title: 'Site/Header, menu and footer/ScrollToTopButton',
  component: ScrollToTopButton,
  render: () => (
    <div style={{ height: '300vh' }}>
      <p>Scroll down</p>
      <ScrollToTopButton />
    </div>
  ),
};
export default meta;

export const FarDown: StoryObj<typeof ScrollToTopButton> = {
  play: async ({ canvas }) => {
    window.scrollTo(0, 400);
    await expect(await canvas.findByRole('button', { name: 'Scroll to top' })).toBeVisible();
  },
};
