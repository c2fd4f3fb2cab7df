import type { Meta, StoryObj } from '@storybook/react-webpack5';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Toolbar from '@mui/material/Toolbar';

const meta: Meta = { title: 'Foundations/MUI/AppBar', component: AppBar };
export default meta;

type Story = StoryObj;

export const Dark: Story = {
  globals: { theme: 'dark' },
  render: () => (
    <AppBar>
      <Container>
        <Toolbar>
          <Link href="#drivers">Drivers</Link>
          <Link href="#shippers">Shippers</Link>
          <Button sx={{ ml: 'auto' }}>Get instant quote</Button>
        </Toolbar>
      </Container>
    </AppBar>
  ),
};
export const Light: Story = { ...Dark, globals: { theme: 'light' } };
