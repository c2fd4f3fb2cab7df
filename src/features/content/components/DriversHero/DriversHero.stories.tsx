import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answered, failed, loading } from '../../../../testing/contentStories';
import { phone } from '../../../../testing/phone';
import { DriversHero } from './DriversHero';

const meta: Meta<typeof DriversHero> = {
  title: 'Content/DriversHero',
  component: DriversHero,
  parameters: answered,
  args: { children: <p>The application form stands here.</p> },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const OnAPhone: Story = { ...phone };
export const Loading: Story = loading('driverPage');
export const Failed: Story = failed('driverPage');
