import type { Meta, StoryObj } from '@storybook/react-webpack5';
import LogoutIcon from '@mui/icons-material/Logout';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemIcon from '@mui/material/ListItemIcon';

const meta: Meta = {
  title: 'Foundations/MUI/ListItemButton',
  component: ListItemButton,
};
export default meta;

type Story = StoryObj;

export const Dark: Story = {
  globals: { theme: 'dark' },
  render: () => (
    <List disablePadding sx={{ maxWidth: 320 }}>
      <ListItem disablePadding>
        <ListItemButton component="a" href="#home" aria-current="page">
          The page that is open
        </ListItemButton>
      </ListItem>
      <ListItem disablePadding>
        <ListItemButton component="a" href="#drivers">
          Another page
        </ListItemButton>
      </ListItem>
      <ListItem disablePadding>
        <ListItemButton component="button">
          <ListItemIcon>
            <LogoutIcon />
          </ListItemIcon>
          With an icon
        </ListItemButton>
      </ListItem>
    </List>
  ),
};
export const Light: Story = { ...Dark, globals: { theme: 'light' } };
