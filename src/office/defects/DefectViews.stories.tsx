import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { officeAt, officeParameters, shows } from '@/testing/stories/officeStories';
import { phone } from '@/testing/stories/phone';
import { DefectViews } from './DefectViews';

const meta: Meta<typeof DefectViews> = {
  title: 'Office/DefectViews',
  component: DefectViews,
  parameters: officeParameters,
  play: shows('To certify'),
};
export default meta;

type Story = StoryObj<typeof DefectViews>;

export const ByVehicle: Story = { render: officeAt('/defects') };
export const ToCertify: Story = { render: officeAt('/defects?sort=to_certify&order=ASC') };
export const Mobile: Story = { ...ToCertify, ...phone };
