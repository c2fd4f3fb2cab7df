import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Logo } from './Logo';

const meta: Meta<typeof Logo> = { title: 'Shared/Pictures and motion/Logo', component: Logo };
export default meta;

export const Sign: StoryObj<typeof Logo> = {};
