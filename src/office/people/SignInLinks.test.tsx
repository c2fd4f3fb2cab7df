import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { newLinks } from '@/testing/fixtures/signInLinks';
import { withoutInterface } from '@/testing/withoutInterface';
import { SignInLinks } from './SignInLinks';

const show = (links = newLinks) => render(<SignInLinks links={links} onClose={() => undefined} />);

test("'Copy' in the dialog with sign-in links says to select the text if there is no clipboard, as on a page without https", async () => {
  show();
  withoutInterface(navigator, 'clipboard');
  fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText(/Select the text and copy it\.$/)).toBeVisible();
});

test("'Print' in the dialog with sign-in links calls the browser's print function", async () => {
  const print = jest.fn();
  window.print = print;
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  expect(print).toHaveBeenCalledTimes(1);
});

test("each of several sign-in links is shown with its QR code, and 'Copy' copies a line with the name and the link for each", async () => {
  const user = userEvent.setup();
  show();
  expect(screen.getByRole('dialog', { name: 'Sign-in links for 2 people' })).toBeVisible();
  for (const { username, link } of newLinks) {
    expect(
      await screen.findByRole('img', { name: `QR code of ${username}’s sign-in link` }),
    ).toBeVisible();
    expect(screen.getByText(`http://localhost/login#link=${link.token}`)).toBeVisible();
  }
  const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(writeText).toHaveBeenCalledWith(
    'Hank Novak\thttp://localhost/login#link=one\nlee\thttp://localhost/login#link=two',
  );
});
