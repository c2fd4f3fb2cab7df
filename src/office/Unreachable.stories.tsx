import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Unreachable } from './Unreachable';

const meta: Meta<typeof Unreachable> = { title: 'Office/Unreachable', component: Unreachable };
export default meta;

export const Shown: StoryObj<typeof Unreachable> = {};
