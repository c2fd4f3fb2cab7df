import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { phone } from '../testing/phone';
import { NotFound } from './NotFound';

const meta: Meta<typeof NotFound> = { title: 'Pages/NotFound', component: NotFound };
export default meta;

type Story = StoryObj<typeof meta>;

export const Desktop: Story = {};
export const OnAPhone: Story = { ...phone };
