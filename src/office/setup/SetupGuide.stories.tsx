import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import { siteChecklistPath } from '@/contract/office/siteChecklist';
import { blankChecklist } from '@/testing/fixtures/officeContent';
import { noConnection, officeAt, officeParameters, shows } from '@/testing/stories/officeStories';
import { phone } from '@/testing/stories/phone';
import { SetupGuide } from './SetupGuide';

const meta: Meta<typeof SetupGuide> = {
  title: 'Office/Pages/SetupGuide',
  component: SetupGuide,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof SetupGuide>;

export const Begun: Story = {
  render: officeAt('/setup', { responses: { [siteChecklistPath]: blankChecklist }, isOpen: false }),
  play: async ({ canvas }) => {
    const progress = await canvas.findByRole('progressbar', { name: /steps done/ });
    // The track must be as faint as a divider, because an empty bar must not look full.
    const divider = getComputedStyle(document.querySelector('.RaSidebar-docked') ?? progress);
    await expect(getComputedStyle(progress).backgroundColor).toBe(divider.borderRightColor);
  },
};
export const AskingToOpen: Story = {
  ...Begun,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open the site' }));
    const dialog = await within(document.body).findByRole('dialog', { name: 'Open the site' });
    await expect(dialog).toHaveTextContent('2 parts of it still need something');
  },
};
export const Open: Story = {
  render: officeAt('/setup'),
  play: shows('Your site is open'),
};
export const Failed: Story = {
  render: officeAt('/setup', { responses: { [siteChecklistPath]: noConnection } }),
  play: shows(/No connection/),
};
export const Mobile: Story = { ...Begun, play: shows(/steps done/), ...phone };
export const Dark: Story = { ...Begun, globals: { theme: 'dark' } };
