import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fn } from 'storybook/test';
import { TabList } from './TabList';

const meta: Meta<typeof TabList> = {
  title: 'Shared/Page parts/TabList',
  component: TabList,
  args: {
    label: 'Services',
    tabs: [
      { key: 'drivers', title: 'Drivers' },
      { key: 'shippers', title: 'Shipper' },
    ],
    chosen: 'drivers',
    onChosen: fn(),
    children: <p>What the chosen tab holds.</p>,
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 960, margin: '24px auto', padding: '0 24px' }}>
        <Story />
      </div>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof TabList>;

export const FirstChosen: Story = {};
export const SecondChosen: Story = { args: { chosen: 'shippers' } };
export const One: Story = { args: { tabs: [{ key: 'drivers', title: 'Drivers' }] } };
