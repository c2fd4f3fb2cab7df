import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { lazy } from 'react';
import { PageFrame } from './PageFrame';

const NeverThere = lazy(() => new Promise<never>(() => undefined));

const meta: Meta<typeof PageFrame> = {
  title: 'Site/Header, menu and footer/PageFrame',
  component: PageFrame,
  args: { children: <h1>The page</h1> },
};
export default meta;

type Story = StoryObj<typeof PageFrame>;

export const Arrived: Story = {};
export const Waiting: Story = { args: { children: <NeverThere /> } };
