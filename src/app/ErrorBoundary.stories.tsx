import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { BrokenPage } from './ErrorBoundary';

const meta: Meta<typeof BrokenPage> = { title: 'Layout/BrokenPage', component: BrokenPage };
export default meta;

export const Broken: StoryObj<typeof meta> = {};
