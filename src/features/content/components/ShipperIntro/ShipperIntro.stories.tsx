import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answered, failed, loading } from '../../../../testing/contentStories';
import { phone } from '../../../../testing/phone';
import { ShipperIntro } from './ShipperIntro';

const meta: Meta<typeof ShipperIntro> = {
  title: 'Content/ShipperIntro',
  component: ShipperIntro,
  parameters: answered,
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const OnAPhone: Story = { ...phone };
export const Loading: Story = loading('shipperPage');
export const Failed: Story = failed('shipperPage');
