import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { HydratedInSlices } from './HydratedInSlices';

const meta: Meta<typeof HydratedInSlices> = {
  title: 'Components/HydratedInSlices',
  component: HydratedInSlices,
};
export default meta;

type Story = StoryObj<typeof meta>;

/** It shows its children and nothing of its own. */
export const Sections: Story = {
  args: {
    children: [<p key="first">The first section</p>, <p key="second">The second section</p>],
  },
};
