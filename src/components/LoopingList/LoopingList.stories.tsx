import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { phone } from '../../testing/phone';
import { LoopingList } from './LoopingList';

const meta: Meta<typeof LoopingList<string>> = {
  title: 'Components/LoopingList',
  component: LoopingList<string>,
  args: {
    items: ['Northgate', 'Cascade', 'Ironwood', 'Blue Mesa', 'Harbor & Pine', 'Redstone'],
    keyOf: (name) => name,
    children: (name, isCopy) => (
      <p style={{ padding: '32px 64px' }} tabIndex={isCopy ? undefined : 0}>
        {name}
      </p>
    ),
    label: 'Companies',
    duration: 15_000,
  },
};
export default meta;

type Story = StoryObj<typeof meta>;

export const Many: Story = {};
export const OnAPhone: Story = { ...phone };
/** Each copy is as wide as the screen, so that there is no hole. */
export const Few: Story = { args: { items: ['Northgate', 'Cascade'] } };
