import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, within } from 'storybook/test';
import Button from '@mui/material/Button';
import { toastRequested, type ToastType } from '@/events/toasts';
import { useAppDispatch } from '../hooks';
import { ToastHost } from './ToastHost';

const types: ToastType[] = ['blank', 'error', 'success', 'loading', 'custom'];

function Buttons() {
  const dispatch = useAppDispatch();
  return types.map((type) => (
    <Button
      key={type}
      variant="outlined"
      onClick={() => dispatch(toastRequested({ type, text: `A ${type} toast` }))}
    >
      {type}
    </Button>
  ));
}

const meta: Meta<typeof ToastHost> = {
  title: 'Site/Dialogs and messages/ToastHost',
  component: ToastHost,
  render: () => (
    <>
      <Buttons />
      <ToastHost />
    </>
  ),
};
export default meta;

export const Requested: StoryObj<typeof ToastHost> = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'loading' }));
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText('A loading toast')).toBeVisible();
  },
};
