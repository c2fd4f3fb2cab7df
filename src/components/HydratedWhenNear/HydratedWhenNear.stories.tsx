import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { HydratedWhenNear } from './HydratedWhenNear';

const meta: Meta<typeof HydratedWhenNear> = {
  title: 'Components/HydratedWhenNear',
  component: HydratedWhenNear,
};
export default meta;

type Story = StoryObj<typeof meta>;

/** It shows what is in it and nothing of its own. Only a page from the server has something to hydrate. */
export const Part: Story = { args: { children: <p>A part of a page</p> } };
