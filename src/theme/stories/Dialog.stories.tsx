import type { Meta, StoryObj } from '@storybook/react-webpack5';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { phone } from '@/testing/stories/phone';

/** Has no docs page, because an open dialog would cover it. */
const meta: Meta = {
  title: 'Foundations/MUI/Dialog',
  component: Dialog,
  tags: ['!autodocs'],
};
export default meta;

type Story = StoryObj;

export const Dark: Story = {
  globals: { theme: 'dark' },
  render: () => (
    <Dialog open aria-labelledby="dialog-title">
      <DialogContent>
        <DialogTitle id="dialog-title">Change Username</DialogTitle>
        <Typography>Drivers log in with it.</Typography>
        <DialogActions>
          <Button variant="outlined">Cancel</Button>
          <Button>Save</Button>
        </DialogActions>
      </DialogContent>
    </Dialog>
  ),
};
export const Light: Story = { ...Dark, globals: { theme: 'light' } };
export const Mobile: Story = { ...Dark, globals: { ...Dark.globals, ...phone.globals } };
