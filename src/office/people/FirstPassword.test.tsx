import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FirstPassword } from './FirstPassword';

test('a first password can be printed', async () => {
  const print = jest.fn();
  window.print = print;
  render(
    <FirstPassword
      username="hank"
      password="gravel-lantern-mitten-orbit"
      onClose={() => undefined}
    />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});
