import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { siteChecklistPath } from '@/contract/office/siteChecklist';
import { blankChecklist } from '@/testing/fixtures/officeContent';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { SiteNeeds } from './SiteNeeds';

const meta: Meta<typeof SiteNeeds> = {
  title: 'Office/Today/SiteNeeds',
  component: SiteNeeds,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof SiteNeeds>;

export const OfABlankSite: Story = {
  decorators: [inOffice(undefined, { responses: { [siteChecklistPath]: blankChecklist } })],
  play: shows('What your site still needs'),
};
export const Empty: Story = { decorators: [inOffice()] };
