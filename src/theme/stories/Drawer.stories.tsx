import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Drawer from '@mui/material/Drawer';
import Link from '@mui/material/Link';

/** Has no docs page, because an open drawer would cover it. */
const meta: Meta = { title: 'Foundations/MUI/Drawer', component: Drawer, tags: ['!autodocs'] };
export default meta;

type Story = StoryObj;

export const Dark: Story = {
  globals: { theme: 'dark' },
  render: () => (
    <Drawer open anchor="right" slotProps={{ paper: { 'aria-label': 'Menu' } }}>
      <nav aria-label="Pages">
        <Link href="#drivers">Drivers</Link>
      </nav>
    </Drawer>
  ),
};
export const Light: Story = { ...Dark, globals: { theme: 'light' } };
