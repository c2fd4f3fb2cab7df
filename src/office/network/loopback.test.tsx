import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { networkPath } from '@/contract/office/network';
import { peoplePaths } from '@/contract/office/people';
import { withId } from '@/contract/calls';
import { people } from '@/testing/fixtures/office';
import { newLinks } from '@/testing/fixtures/signInLinks';
import { officeAt } from '@/testing/stories/officeStories';

const inNetwork = { [networkPath]: { hosts: ['192.168.1.20'] } };

const open = (path: string, responses: Record<string, unknown> = inNetwork) => {
  const Page = officeAt(path, { publicUrl: '', responses });
  render(<Page />);
};

test.each([
  ['the setup guide', '/setup', 'http://localhost/login'],
  ['the page of QR labels', '/labels', 'http://localhost'],
])(
  'on loopback, %s has no code, and says how a phone reaches the server',
  async (_page, path, address) => {
    open(path);
    const notice = await screen.findByText('Opens on this computer only');
    expect(notice).toBeVisible();
    expect(screen.getByText(address)).toBeVisible();
    expect(
      await screen.findByText(/A phone in the same network opens http:\/\/192\.168\.1\.20\./),
    ).toHaveTextContent('set PUBLIC_URL');
    expect(screen.queryByRole('img', { name: /^QR code/, hidden: true })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Print' })).toBeNull();
  },
);

test('on loopback, a sign-in link is a text without a code, and the office says if the server listens on its own computer only', async () => {
  const [person] = people;
  const [link] = newLinks;
  const responses = {
    [networkPath]: { hosts: [] },
    [withId(peoplePaths.action('sign-in-link'), person?.id ?? 0)]: { ...person, link: link?.link },
  };
  open(`/people/${person?.id}`, responses);
  await userEvent.click(await screen.findByRole('button', { name: 'New sign-in link' }));
  const confirm = within(screen.getByRole('dialog'));
  await userEvent.click(confirm.getByRole('button', { name: 'New sign-in link' }));
  const dialog = within(await screen.findByRole('dialog', { name: /^Sign-in link for/ }));
  expect(dialog.getByText('http://localhost/login#link=one')).toBeVisible();
  expect(dialog.getByText('Opens on this computer only')).toBeVisible();
  expect(await dialog.findByText(/Start it with HOST=0\.0\.0\.0/)).toBeVisible();
  expect(dialog.queryByRole('img')).toBeNull();
  expect(dialog.queryByRole('button', { name: 'Print' })).toBeNull();
});
