import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { phone } from '@/testing/stories/phone';
import { officeAt, officeParameters, shows } from '@/testing/stories/officeStories';
import { CompanyPage } from './CompanyPage';

const meta: Meta<typeof CompanyPage> = {
  title: 'Office/CompanyPage',
  component: CompanyPage,
  parameters: officeParameters,
};
export default meta;

type Story = StoryObj<typeof CompanyPage>;

export const Stored: Story = { render: officeAt('/company'), play: shows('Accent color') };
export const Mobile: Story = { ...Stored, ...phone };
