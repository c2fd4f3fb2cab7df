import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { demonstrationCompany } from '@/contract/company';
import { anotherCompany } from '@/testing/fixtures/company';
import { inOffice, officeParameters, shows } from '@/testing/stories/officeStories';
import { AppIcons } from './AppIcons';

const meta: Meta<typeof AppIcons> = {
  title: 'Office/Company and setup/AppIcons',
  component: AppIcons,
  parameters: officeParameters,
  decorators: [inOffice()],
};
export default meta;

type Story = StoryObj<typeof AppIcons>;

export const OfACompany: Story = { args: { company: anotherCompany }, play: shows('iPhone') };
export const OfTheDemonstration: Story = {
  args: { company: demonstrationCompany },
  play: shows('iPhone'),
};
