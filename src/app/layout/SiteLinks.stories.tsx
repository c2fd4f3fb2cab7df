import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect } from 'storybook/test';
import { SiteLinks } from './SiteLinks';

const meta: Meta<typeof SiteLinks> = {
  title: 'Layout/SiteLinks',
  component: SiteLinks,
  decorators: [
    (Story) => (
      <nav aria-label="Site" style={{ display: 'flex', gap: 24, padding: 24 }}>
        <Story />
      </nav>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof meta>;

export const OnHome: Story = {};
/** The link of the page we are on says so. */
export const OnDrivers: Story = {
  parameters: { house: { route: '/drivers' } },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'For drivers' });
    await expect(link).toHaveAttribute('aria-current', 'page');
  },
};
