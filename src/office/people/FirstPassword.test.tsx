import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { withoutInterface } from '@/testing/withoutInterface';
import { FirstPassword } from './FirstPassword';

const show = () =>
  render(
    <FirstPassword
      username="hank"
      password="gravel-lantern-mitten-orbit"
      onClose={() => undefined}
    />,
  );

test('Copy says to select the text if there is no clipboard, as on a page without https', async () => {
  show();
  withoutInterface(navigator, 'clipboard');
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText(/Select the text and copy it\.$/)).toBeVisible();
});

test('a first password can be printed', async () => {
  const print = jest.fn();
  window.print = print;
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});
