import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Unreachable } from './Unreachable';

const meta: Meta<typeof Unreachable> = {
  title: 'Office/Layout/Unreachable',
  component: Unreachable,
};
export default meta;

export const Default: StoryObj<typeof Unreachable> = {};
