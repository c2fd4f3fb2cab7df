import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SettingsContext } from '@/api/useSettings';
import { defaultSettings } from '@/contract/settings';
import { newLinks } from '@/testing/fixtures/signInLinks';
import { withoutInterface } from '@/testing/withoutInterface';
import { SignInLinks } from './SignInLinks';

const publicUrl = 'https://carrier.example';

const show = (links = newLinks) =>
  render(
    <SettingsContext value={{ ...defaultSettings, publicUrl }}>
      <SignInLinks links={links} onClose={() => undefined} />
    </SettingsContext>,
  );

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
    expect(screen.getByText(`${publicUrl}/login#link=${link.token}`)).toBeVisible();
  }
  const writeText = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(writeText).toHaveBeenCalledWith(
    `Hank Novak\t${publicUrl}/login#link=one\nlee\t${publicUrl}/login#link=two`,
  );
});
