import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { userEvent } from 'storybook/test';
import { sections, sitePages } from '@/contract/office/content/sections';
import { phone } from '@/testing/stories/phone';
import { officeAt, shows } from '@/testing/stories/officeStories';
import { withPublicPage } from '@/testing/stories/publicPages';
import { SitePage } from './SitePage';

const meta: Meta<typeof SitePage> = {
  title: 'Office/Pages/SitePage',
  component: SitePage,
  parameters: withPublicPage('locations'),
};
export default meta;

type Story = StoryObj<typeof SitePage>;

export const Home: Story = {
  args: { page: 'home' },
  render: officeAt('/site/home'),
  play: shows('Locations'),
};
export const Drivers: Story = {
  args: { page: 'drivers' },
  render: officeAt('/site/drivers'),
  play: shows(sections[sitePages.drivers.sections[0]].label),
};
export const Shippers: Story = {
  args: { page: 'shippers' },
  render: officeAt('/site/shippers'),
  play: shows(sections[sitePages.shippers.sections[0]].label),
};
export const Footer: Story = {
  args: { page: 'footer' },
  render: officeAt('/site/footer'),
  play: shows(sections[sitePages.footer.sections[0]].label),
};
export const OpenSection: Story = {
  args: { page: 'home' },
  render: officeAt('/site/home'),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Locations' }));
    await canvas.findByDisplayValue('Chicago, IL');
  },
};
export const Mobile: Story = { ...OpenSection, ...phone };
export const Dark: Story = { ...Home, globals: { theme: 'dark' } };
