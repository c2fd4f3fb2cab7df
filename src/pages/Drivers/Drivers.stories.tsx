import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { answered, failed, loading } from '../../testing/contentStories';
import { phone } from '../../testing/phone';
import { Drivers } from './Drivers';

const meta: Meta<typeof Drivers> = {
  title: 'Pages/Drivers',
  component: Drivers,
  parameters: { ...answered, house: { route: '/drivers' } },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Full: Story = {};
export const OnAPhone: Story = { ...phone };
export const Loading: Story = loading('driverPage');
export const Failed: Story = failed('driverPage');
