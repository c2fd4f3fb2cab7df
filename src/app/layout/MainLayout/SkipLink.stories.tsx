import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { SkipLink } from './SkipLink';

const meta: Meta<typeof SkipLink> = {
  title: 'Site/Header, menu and footer/SkipLink',
  component: SkipLink,
  render: () => (
    <>
      <SkipLink />
      <main id="main">Content</main>
    </>
  ),
};
export default meta;

type Story = StoryObj<typeof SkipLink>;

export const Focused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
  },
};
